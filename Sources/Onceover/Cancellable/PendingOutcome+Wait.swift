import Synchronization

extension PendingOutcome {
    @inlinable var isStored: Bool { record.pointee.state.load(ordering: .acquiring).has(.stored) }
    @inlinable var isInterrupted: Bool { record.pointee.state.load(ordering: .relaxed).has(.interrupted) }

    /// Waits for the outcome, or until the task is cancelled. For the one waiter, who owns the wait meanwhile.
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
        waiter.initialize(to: continuation)
        if !record.pointee.state.apply({ $0.suspend() }) { continuation.resume() }
    }
}
