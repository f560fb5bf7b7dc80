import OnceoverObligations

/// What `unguarded-race` says.
enum UnguardedRaceMessage {
    static func text(of violation: Violation) -> String {
        let obligation = violation.obligation
        let can = "`\(obligation.name)` can be \(obligation.kind.discharged) here"
        guard case .rival(let rival)? = violation.detail else { return "\(can) and by other code at the same time" }
        return "\(can) \(rival) at the same time"
    }
}
