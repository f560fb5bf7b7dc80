/// Who waits borrows its share until the end, so the memory outlives the wait.
extension OwnedOutcome {
    /// Waits for the outcome, or until the task is cancelled, and hands it over. For the one waiter, once.
    @inlinable
    @inline(__always)
    borrowing func value(isolation: isolated (any Actor)?) async throws(Failure) -> sending Success {
        let pending = pending
        await pending.suspend(isolation: isolation, onCancel: { pending.interrupt(.cancelled) })
        return try take()
    }

    /// The outcome of a wait that is over.
    @inlinable
    borrowing func take() throws(Failure) -> sending Success {
        nonisolated(unsafe) let result = pending.take()
        return try result.get()
    }
}
