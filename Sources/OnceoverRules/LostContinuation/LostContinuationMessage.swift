import OnceoverObligations

/// What `lost-continuation` says.
enum LostContinuationMessage {
    /// - Parameter replacer: the method of which a second call puts another one in its place; nothing where it is taken out.
    static func text(of obligation: Obligation, replacedBy replacer: String?) -> String {
        if let replacer {
            return "a second call of `\(replacer)` overwrites what still waits in `\(obligation.name)`"
        }
        return "what `\(obligation.name)` holds is dropped here without being \(obligation.kind.discharged)"
    }

    /// - Parameter end: the method that answers all that is stored, and has been called before.
    static func text(of obligation: Obligation, storedBehind end: String) -> String {
        "what is stored in `\(obligation.name)` here after a call of `\(end)` is never \(obligation.kind.discharged)"
    }

    static func textBehindCancellation(of obligation: Obligation) -> String {
        "what is stored in `\(obligation.name)` here after `onCancel` ran is not told of the cancellation"
    }
}
