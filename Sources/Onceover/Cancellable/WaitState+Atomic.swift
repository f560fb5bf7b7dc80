import Synchronization

extension Atomic where Value == WaitState {
    /// Applies an event in one atomic step. The event may be tried several times, so it must be pure.
    @inlinable
    func apply<Action>(_ event: (inout WaitState) -> Action) -> Action {
        var before = load(ordering: .acquiring)
        while true {
            var after = before
            let action = event(&after)
            if after == before { return action }
            let attempt = weakCompareExchange(expected: before, desired: after, ordering: .acquiringAndReleasing)
            if attempt.exchanged { return action }
            before = attempt.original
        }
    }

    /// Tries an event once. False: it does not apply, or another one came in between.
    ///
    /// For what is usual, before the general case: it needs so little that it is compiled into its callers.
    @inlinable
    @inline(__always)
    func attempt(_ event: (inout WaitState) -> Bool) -> Bool {
        let before = load(ordering: .acquiring)
        var after = before
        return event(&after)
            && weakCompareExchange(expected: before, desired: after, ordering: .acquiringAndReleasing).exchanged
    }

    /// Changes nothing, but comes between what was done before and what is done behind the next look at the state.
    @inlinable
    func touch() {
        var before = load(ordering: .relaxed)
        while true {
            let attempt = weakCompareExchange(expected: before, desired: before, ordering: .acquiringAndReleasing)
            if attempt.exchanged { return }
            before = attempt.original
        }
    }
}
