// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
import Capacitor

@objc(FlagsPlugin) public class FlagsPlugin: CAPPlugin {
    private var flags: Flags?

    /// What the callback has to tell always comes too late.
    @objc func raise(_ call: CAPPluginCall) {
        flags?.raise(completion: { message in
            if let message {
                call.reject(message)  // want "error double-resume: .call. is completed here, and always completed again further on"
                return
            }
            call.resolve()
        })
        call.resolve()
    }
}
