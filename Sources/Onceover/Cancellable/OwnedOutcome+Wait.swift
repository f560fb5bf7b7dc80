/// Who waits borrows its share until the end, so the memory outlives the wait.
extension OwnedOutcome {
    /// Waits for the outcome and hands it over. For the one waiter, once.
    ///
    /// An outcome that is there already costs neither a suspension nor a cancellation handler.
    @inlinable
    @inline(__always)
    borrowing func value(isolation: isolated (any Actor)?) async throws(Failure) -> sending Success {
        if !pending.isStored { await pending.suspend(isolation: isolation) }
        return try take()
    }

    /// As a result, and without a cancellation handler: for a caller that has one.
    @usableFromInline
    borrowing func outcome(isolation: isolated (any Actor)?) async -> Result<Success, Failure> {
        let pending = pending
        if !pending.isStored {
            await withUnsafeContinuation(isolation: isolation) { pending.sleep($0) }
            if ThreadSanitizer.isOn { _ = pending.isStored }
        }
        return pending.take()
    }

    /// The outcome of a wait that is over.
    @inlinable
    borrowing func take() throws(Failure) -> sending Success {
        nonisolated(unsafe) let result = pending.take()
        return try result.get()
    }
}
