import OnceoverObligations

/// What `stale-continuation` says.
enum StaleContinuationMessage {
    static func text(of obligation: Obligation) -> String {
        "`\(obligation.name)` is \(obligation.kind.discharged) here and stays stored, so the next callback finds it again"
    }
}
