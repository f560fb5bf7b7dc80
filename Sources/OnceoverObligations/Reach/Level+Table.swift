import OnceoverDiagnostics
import OnceoverSource

extension Level {
    /// How urgent a fault is: by what its path needs, which code can call the function, and what the code is for.
    ///
    /// | needs | any user of a product | a caller who waits | somebody | somebody, in an application | nobody |
    /// |---|---|---|---|---|---|
    /// | nothing | error | error | error | error | note |
    /// | an outcome | error | error | error | warning | note |
    /// | a failure that others are told of | error | warning | warning | note | note |
    /// | a condition | error | warning | warning | note | note |
    /// | an overlap | error | warning | warning | warning | note |
    /// | an absence | warning | warning; note in an application | note | note | note |
    ///
    /// A caller waits if its handler ends a continuation, a promise, a group or a semaphore. A continuation that is
    /// made in the function and a handler of a framework always have a waiting caller. If it is not certain that a
    /// caller waits, as for a `callback`, an error becomes a warning. Vendored code, demos and tests get notes only,
    /// and so do findings that an assumption demotes. If no manifest says who may call, as in a plain folder, a note
    /// for lack of callers becomes a warning.
    init(
        needing need: Need, isOwed: Bool, by reach: CallerReach, leadingTo consequence: Consequence,
        in standing: Standing
    ) {
        let isCallback = consequence == .lostCallback || consequence == .repeatedCallback
        let reach = reach == .somebody && !isCallback ? .waiter : reach
        let level = standing.role == .own ? Level(needing: need, by: reach, in: standing) : .note
        self = isOwed ? level : min(level, .warning)
    }

    private init(needing need: Need, by reach: CallerReach, in standing: Standing) {
        let isUnwaited = reach == .somebody && standing.isOfApplication
        switch (need, reach) {
        case (_, .nobody): self = .note
        case (.absence, .somebody): self = standing.isInSight ? .note : .warning
        case (.absence, .waiter), (.absence, .anyone): self = standing.isOfApplication ? .note : .warning
        case (.outcome, _): self = isUnwaited ? .warning : .error
        case (.toldFailure, .somebody), (.condition, .somebody): self = isUnwaited ? .note : .warning
        case (.toldFailure, .waiter), (.condition, .waiter), (.overlap, .waiter), (.overlap, .somebody): self = .warning
        case (.nothing, _), (_, .anyone): self = .error
        }
    }
}
