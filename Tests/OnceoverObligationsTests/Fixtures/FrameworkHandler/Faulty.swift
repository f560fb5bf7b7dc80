// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown
// What a framework gives a plug-in to answer with owes one call, whatever the parameter is called.
import Capacitor
import Flutter

public class HarbourPlugin: NSObject, FlutterPlugin {
    public func handle(_ call: FlutterMethodCall, result: @escaping FlutterResult) {
        switch call.method {
        case "open":
            if !isOpen { result(FlutterError(code: "closed", message: nil, details: nil)); return }  // want "error unresumed-path: .result. is not called on this path, but the system expects exactly one call"
            raise(flag)
        case "weigh": result(weight)
        default: result(FlutterMethodNotImplemented)
        }
    }

    func find(_ name: String, reply: @escaping FlutterResult) {
        guard let ship = ships[name] else { return }  // want "warning unresumed-path: .reply. is not called"
        reply(ship.cargo)
    }

    func attach(to channel: FlutterMethodChannel) {
        channel.setMethodCallHandler { call, answer in
            guard call.method == "tide" else { return }  // want "error unresumed-path: .answer. is not called"
            answer(self.tide)
        }
    }
}

@objc(GatePlugin) public class GatePlugin: CAPPlugin {
    @objc func weigh(_ call: CAPPluginCall) {
        guard let ship = call.getString("ship") else { return }  // want "unresumed-path: .call. is not completed"
        call.resolve(["weight": weights[ship]])
    }

    @objc func load(_ call: CAPPluginCall) {
        call.resolve()
        if isFull { call.reject("full") }  // want "double-resume: .call. is completed a second time"
    }
}
