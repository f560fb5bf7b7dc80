import OnceoverObligations

/// What `lost-continuation` says.
enum LostContinuationMessage {
    /// - Parameter replacer: the method of which a second call puts another one in its place; nothing where it is taken out.
    static func text(of obligation: Obligation, replacedBy replacer: String?) -> String {
        if let replacer {
            return "a second call of `\(replacer)` replaces the one that still waits in `\(obligation.name)`"
        }
        return "what `\(obligation.name)` holds is dropped here without being \(obligation.kind.discharged)"
    }
}
