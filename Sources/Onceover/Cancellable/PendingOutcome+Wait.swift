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
        // Before and after the operation, the usual form asks whether the task runs where `isolation` wants it. It does: the
        // form for such callers does not ask. Its name is no promise, so only the compiler that was tried takes it. Both are
        // written out, because a closure that is handed on costs a frame more.
        #if compiler(>=6.3) && compiler(<6.4)
            await _unsafeInheritExecutor_withTaskCancellationHandler(
                operation: { await withUnsafeContinuation(isolation: isolation) { sleep($0) } },
                onCancel: onCancel
            )
        #else
            await withTaskCancellationHandler(
                operation: { await withUnsafeContinuation(isolation: isolation) { sleep($0) } },
                onCancel: onCancel,
                isolation: isolation
            )
        #endif
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
