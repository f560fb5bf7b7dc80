extension PendingOutcome where Success: ~Copyable {
    /// Keeps `handler` for an interruption; runs it now if there was one.
    @usableFromInline
    func onInterruption(_ handler: @escaping @Sendable () -> Void) {
        record.pointee.handlers.append(handler)
        // A claim that comes after this step finds the handler in the list. One that came before may have missed it, but
        // is seen by the next.
        record.pointee.state.touch()
        switch record.pointee.state.apply({ $0.register() }) {
        case .keep: break
        case .runNow: runHandlers()
        case .discard: discardHandlers()
        }
        record.pointee.state.touch()
    }

    @usableFromInline
    func runHandlers() {
        for handler in record.pointee.handlers.takeAll() { handler() }
    }

    /// Handlers often hold the request that holds the callback: letting go of them breaks the cycle.
    @usableFromInline
    func discardHandlers() { _ = record.pointee.handlers.takeAll() }
}
