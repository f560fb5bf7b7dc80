import OnceoverObligations

/// What `stale-continuation` says.
enum StaleContinuationMessage {
    static func text(of obligation: Obligation) -> String {
        let discharged = obligation.kind.discharged
        return "`\(obligation.name)` is \(discharged) here and stays stored, so it can be \(discharged) again"
    }
}
