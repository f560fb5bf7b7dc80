import Synchronization

extension PendingOutcome {
    @inlinable var isStored: Bool { record.pointee.state.load(ordering: .acquiring).has(.stored) }
    @inlinable var isInterrupted: Bool { record.pointee.state.load(ordering: .relaxed).has(.interrupted) }

    /// Waits for the outcome and hands it over. For the one waiter, once.
    ///
    /// An outcome that is there already costs neither a suspension nor a cancellation handler.
    @inlinable
    @inline(__always)
    func value(isolation: isolated (any Actor)?) async throws(Failure) -> sending Success {
        if !isStored { await suspend(isolation: isolation) }
        return try take()
    }

    /// The outcome of a wait that is over.
    @inlinable
    func take() throws(Failure) -> sending Success {
        nonisolated(unsafe) let result = takeResult()
        return try result.get()
    }

    @inlinable
    func takeResult() -> Result<Success, Failure> { outcome.pointee.take().unsafelyUnwrapped }

    @inlinable
    @inline(__always)
    func suspend(isolation: isolated (any Actor)?) async {
        await withTaskCancellationHandler(
            operation: { await withUnsafeContinuation(isolation: isolation) { sleep($0) } },
            onCancel: { interrupt(.cancelled) },
            isolation: isolation
        )
        if ThreadSanitizer.isOn { _ = isStored }
    }

    /// Resumed by whoever brings the outcome; at once if it has come.
    @inlinable
    @inline(__always)
    func sleep(_ continuation: UnsafeContinuation<Void, Never>) {
        // onceover:ignore lost-continuation -- there is one waiter, and what an earlier wait has left was resumed
        waiter.pointee = continuation
        if !record.pointee.state.apply({ $0.suspend() }) { continuation.resume() }
    }

    /// As a result, and without a cancellation handler: for a caller that has one.
    @usableFromInline
    func outcome(isolation: isolated (any Actor)?) async -> Result<Success, Failure> {
        if !isStored {
            await withUnsafeContinuation(isolation: isolation) { sleep($0) }
            if ThreadSanitizer.isOn { _ = isStored }
        }
        return takeResult()
    }
}
