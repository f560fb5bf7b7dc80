import Synchronization

/// The waiter borrows its share until the end, so the memory outlives the wait.
extension OwnedOutcome where Success: ~Copyable {
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
        try pending.take().get()
    }
}

extension OwnedOutcome where Success: ~Copyable, Failure == Never {
    /// The answer of a wait that cannot fail, and is over. Nil: it was interrupted, or its callback was lost.
    @inlinable
    borrowing func takeAnswer() -> sending Success? {
        pending.record.pointee.hasOutcome.load(ordering: .acquiring) ? take() : nil
    }
}
