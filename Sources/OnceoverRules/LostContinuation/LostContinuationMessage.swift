import OnceoverObligations

/// What `lost-continuation` says.
enum LostContinuationMessage {
    /// Of a value that is overwritten or taken out.
    static func text(of violation: Violation) -> String {
        let obligation = violation.obligation
        if case .replaced(let replacer)? = violation.detail {
            return "a second call of `\(replacer)` overwrites what still waits in `\(obligation.name)`"
        }
        return "what `\(obligation.name)` holds is dropped here without being \(obligation.kind.discharged)"
    }

    /// - Parameter end: the method that answers all stored values and was called before.
    static func text(of obligation: Obligation, storedBehind end: String) -> String {
        "what `\(obligation.name)` gets here after `\(end)` has run is never \(obligation.kind.discharged)"
    }

    static func textBehindCancellation(of obligation: Obligation) -> String {
        "what `\(obligation.name)` gets here after `onCancel` has run never hears of the cancellation"
    }
}
