/// Who waits borrows its share until the end, so the memory outlives the wait.
extension OwnedOutcome {
    /// Waits for the outcome, or until the task is cancelled. For the one waiter, once, where the wait began: the task must
    /// not have been suspended since.
    @inlinable
    @inline(__always)
    borrowing func outcome(isolation: isolated (any Actor)?) async {
        let pending = pending
        await pending.suspend(
            on: pending.record.pointee.thread, isolation: isolation, onCancel: { pending.interrupt(.cancelled) })
    }

    /// Waits for the outcome, and hands it over.
    @inlinable
    @inline(__always)
    borrowing func value(isolation: isolated (any Actor)?) async throws(Failure) -> sending Success {
        await outcome(isolation: isolation)
        return try take()
    }

    /// The outcome of a wait that is over.
    @inlinable
    borrowing func take() throws(Failure) -> sending Success {
        nonisolated(unsafe) let result = pending.take()
        return try result.get()
    }
}
