import Synchronization

extension PendingOutcome {
    @inlinable var isStored: Bool { record.pointee.state.load(ordering: .acquiring).has(.stored) }
    @inlinable var isInterrupted: Bool { record.pointee.state.load(ordering: .relaxed).has(.interrupted) }

    /// Waits for the outcome; `onCancel` sees to it that there is one when the task is cancelled. For the one waiter, who
    /// owns the wait meanwhile.
    ///
    /// An outcome that is there already costs neither a suspension nor a cancellation handler.
    @inlinable
    @inline(__always)
    func suspend(isolation: isolated (any Actor)?, onCancel: @Sendable () -> Void) async {
        if isStored { return }
        await withTaskCancellationHandler(
            operation: { await withUnsafeContinuation(isolation: isolation) { sleep($0) } },
            onCancel: onCancel,
            isolation: isolation
        )
        if ThreadSanitizer.isOn { _ = isStored }
    }

    /// Resumed by whoever brings the outcome; at once if it has come.
    @inlinable
    @inline(__always)
    func sleep(_ continuation: UnsafeContinuation<Void, Never>) {
        waiter.initialize(to: continuation)
        if !record.pointee.state.apply({ $0.suspend() }) { continuation.resume() }
    }
}
