import OnceoverObligations

/// What `unguarded-race` says.
enum UnguardedRaceMessage {
    static func text(of obligation: Obligation) -> String {
        "`\(obligation.name)` can be \(obligation.kind.discharged) here and elsewhere at the same time"
    }
}
