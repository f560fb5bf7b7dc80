import OnceoverDiagnostics
import OnceoverSource

extension Level {
    /// How urgent a fault is: by what its path needs, who can come there, and what the code is for.
    ///
    /// | needs | any user of a product | somebody | somebody, in an application | nobody |
    /// |---|---|---|---|---|
    /// | nothing | error | error | error | note |
    /// | an outcome | error | error | error | note |
    /// | a failure that others are told of | error | warning | note | note |
    /// | a condition | error | warning | warning | note |
    /// | an overlap | error | warning | warning | note |
    /// | an absence | warning | warning | note | note |
    ///
    /// Of what nobody surely waits for, as the call of a `callback`, an error is a warning. Vendored code, demos and tests have
    /// notes only. So has what an assumption speaks against.
    init(needing need: Need, isOwed: Bool, by reach: CallerReach, in standing: Standing) {
        let level = standing.role == .own ? Level(needing: need, by: reach, in: standing) : .note
        self = isOwed ? level : min(level, .warning)
    }

    private init(needing need: Need, by reach: CallerReach, in standing: Standing) {
        switch (need, reach) {
        case (_, .nobody): self = .note
        case (.absence, _), (.toldFailure, .somebody): self = standing.isOfApplication ? .note : .warning
        case (.nothing, _), (.outcome, _), (_, .anyone): self = .error
        case (.condition, .somebody), (.overlap, .somebody): self = .warning
        }
    }
}
