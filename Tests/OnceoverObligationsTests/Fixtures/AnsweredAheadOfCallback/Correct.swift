// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once
import Capacitor

@objc(FlagsPlugin) public class FlagsPlugin: CAPPlugin {
    private var flags: Flags?

    @objc func raise(_ call: CAPPluginCall) {
        guard let flags else { return call.reject("no flags") }
        flags.raise(completion: { message in
            if let message {
                call.reject(message)
                return
            }
            call.resolve()
        })
        count += 1
    }

    private var count = 0
}
