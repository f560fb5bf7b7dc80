/// When a task that a rewrite writes starts.
package enum TaskStart: Sendable {
    /// Some time after the call. What was done at the call is done later then.
    case later
    /// At the call, on its thread, as far as its first wait: `Task.immediate`, of Swift 6.2 and the systems of 2025.
    case immediate
}

/// Whether a task may take the place of a callback function's own work, in a shim or at a border: one rule for both.
///
/// What a function did before it returned, its callers can have counted on: that it was done, on which thread, and in the
/// order of the calls.
struct StartRule {
    let start: TaskStart
    /// Of the code that starts the task.
    let isolation: Isolation
    /// Of the function that the task waits for.
    let timing: CallbackTiming

    /// Nil where nothing is seen of it.
    var obstacle: Obstacle? {
        if start == .immediate { return nil }
        if timing.queues.isAtOnce { return .callsBack }
        if timing.actsAtOnce { return .acts }
        // Tasks of an actor start in their order; others may overtake each other.
        return isolation == .none ? .overtaken : nil
    }

    enum Obstacle {
        case callsBack
        case acts
        case overtaken
    }
}
