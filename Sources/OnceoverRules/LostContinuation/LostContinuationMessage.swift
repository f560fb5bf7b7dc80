import OnceoverObligations

/// What `lost-continuation` says.
enum LostContinuationMessage {
    static func text(of obligation: Obligation) -> String {
        "what `\(obligation.name)` holds is dropped here without being \(obligation.kind.discharged)"
    }
}
