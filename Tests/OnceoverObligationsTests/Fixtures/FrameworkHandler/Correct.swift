// verdicts: 4 proved, 1 assumed, 0 violated, 0 unknown
import Capacitor
import Flutter

public class HarbourPlugin: NSObject, FlutterPlugin {
    public func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
        switch call.method {
        case "weigh": weigh(reply: result)
        default: result(FlutterMethodNotImplemented)
        }
    }

    func weigh(reply: FlutterResult) {
        reply(ships.count)
    }

    func attach(to channel: FlutterMethodChannel) {
        channel.setMethodCallHandler { call, answer in
            answer(call.method == "tide" ? self.tide : FlutterMethodNotImplemented)
        }
    }
}

@objc(GatePlugin) public class GatePlugin: CAPPlugin {
    @objc func open(_ call: CAPPluginCall) {
        guard let gate = call.getString("gate") else {
            call.reject("no gate")
            return
        }
        call.resolve(["gate": gate])
    }

    /// Others answer, again and again.
    @objc func watch(_ call: CAPPluginCall) {  // assumes kept-for-later
        call.keepAlive = true
        start()
    }
}
