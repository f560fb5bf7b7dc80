import OnceoverObligations

/// What `missing-delegate-exit` says.
enum MissingDelegateExitMessage {
    static func text(of violation: Violation, callback: String) -> String {
        let circumstance =
            switch violation.detail {
            case .noMethod(let type)?: ", because `\(type)` has no `\(callback)`"
            case .occasion(let words)?: " when `\(callback)` is called \(words)"
            default: " when `\(callback)` is called"
            }
        return violation.obligation.notDischarged() + circumstance
    }
}
