import Synchronization

extension PendingOutcome where Success: ~Copyable {
    @inlinable var isStored: Bool { record.pointee.state.load(ordering: .acquiring).has(.stored) }

    /// Waits for the outcome. If the task is cancelled, `onCancel` must provide one. Only the one caller that owns the
    /// wait may call this, and it runs on `thread`.
    ///
    /// An outcome that is there already costs neither a suspension nor a cancellation handler.
    @inlinable
    @inline(__always)
    func suspend(
        on thread: @autoclosure () -> ThreadCache.Pointer? = Handover.thread, isolation: isolated (any Actor)?,
        onCancel: @Sendable () -> Void
    ) async {
        if isStored { return }
        if isolation == nil, let thread = thread() {
            Handover.give(record, to: thread)
            // Everything is inside the continuation's closure: what comes after it would have to hop to an executor.
            await withTaskCancellationHandler(
                operation: { await withUnsafeContinuation(isolation: nil) { Self.sleepHandedOver($0) } },
                onCancel: onCancel)
            if isOver { return }
        }
        // An operation that captures nothing cannot be isolated to an actor.
        await withTaskCancellationHandler(
            operation: { await withUnsafeContinuation(isolation: isolation) { sleep($0) } }, onCancel: onCancel)
    }

    /// The same if no code can cancel the wait.
    @inlinable
    @inline(__always)
    func suspend(isolation: isolated (any Actor)?) async {
        if isStored { return }
        await withUnsafeContinuation(isolation: isolation) { sleep($0) }
    }

    /// Whether the waiter has slept, or need not.
    @inlinable var isOver: Bool {
        let state = record.pointee.state.load(ordering: .acquiring)
        return state.has(.suspended) || state.has(.stored)
    }

    @inlinable
    @inline(__always)
    static func sleepHandedOver(_ continuation: UnsafeContinuation<Void, Never>) {
        guard let wait = Handover.take() else { return continuation.resume(returning: ()) }
        Self(wait.assumingMemoryBound(to: Record.self)).sleep(continuation)
    }

    /// The code that brings the outcome resumes it; at once if the outcome has come.
    @inlinable
    @inline(__always)
    func sleep(_ continuation: UnsafeContinuation<Void, Never>) {
        waiter.initialize(to: continuation)
        let action = record.pointee.state.apply { $0.suspend() }
        if action != .sleep { stayAwake(action, continuation) }
    }

    @usableFromInline
    @inline(never)
    func stayAwake(_ action: WaitState.SuspendAction, _ continuation: UnsafeContinuation<Void, Never>) {
        if case .lose(let handlers) = action {
            publish(hasOutcome: lose(handlers: handlers), wakes: false)
        }
        continuation.resume(returning: ())
    }
}
