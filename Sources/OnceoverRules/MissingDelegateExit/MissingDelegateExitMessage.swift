import OnceoverObligations

/// What `missing-delegate-exit` says.
enum MissingDelegateExitMessage {
    static func text(of obligation: Obligation, callback: String) -> String {
        obligation.notDischarged("not", "when the delegate receives `\(callback)`")
    }
}
