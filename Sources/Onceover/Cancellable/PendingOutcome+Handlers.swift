import Synchronization

extension PendingOutcome {
    /// Keeps `handler` for an interruption; runs it now if there was one.
    @usableFromInline
    func onInterruption(_ handler: @escaping @Sendable () -> Void) {
        // The flag is set inside the lock, so whoever claims and sees the flag finds the handler too.
        let action = handlers.withLock { handlers in
            let action = state.apply { $0.register() }
            if action == .keep { handlers.append(handler) }
            return action
        }
        if action == .runNow { handler() }
    }

    @usableFromInline
    func runHandlers() {
        for handler in takeHandlers() { handler() }
    }

    /// Handlers often hold the request that holds the callback: letting go of them breaks the cycle.
    @usableFromInline
    func discardHandlers() { _ = takeHandlers() }

    /// They leave the lock before they run, or die: either may call back into this wait.
    private func takeHandlers() -> [@Sendable () -> Void] {
        handlers.withLock { handlers in
            defer { handlers = [] }
            return handlers
        }
    }
}
