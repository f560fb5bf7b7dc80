import Synchronization

extension ContinuationSlot {
    /// The whole stay of a call, from its place to its outcome. What shares its answer is gone by then, so that the
    /// next call can have it.
    @inlinable
    @inline(__always)
    func stay(
        _ answer: Answer, onCancel: (@Sendable () -> Void)?, isolation: isolated (any Actor)?, _ start: () -> Void
    ) async throws(Failure) {
        let shared = policy.isShared ? SharedAnswer(OwnedAnswer(joining: answer)) : nil
        let begins =
            if let shared { try await enterShared(shared, isolation: isolation) } else { try enterAlone(answer) }
        if begins { begin(answer, onCancel: onCancel, start) }
        await end(of: answer, shared, isolation: isolation)
    }

    /// As the other one, for a call that starts no work.
    @inlinable
    @inline(__always)
    func stay(_ answer: Answer, isolation: isolated (any Actor)?) async throws(Failure) {
        let shared = policy.isShared ? SharedAnswer(OwnedAnswer(joining: answer)) : nil
        if let shared { enterShared(shared) } else { try enterAlone(answer) }
        await end(of: answer, shared, isolation: isolation)
    }
}

extension ContinuationSlot {
    /// Starts the work of a call that has its place; not of one that was replaced already. `onCancel` is kept after that,
    /// so the work is never stopped before it is started.
    @inlinable
    @inline(__always)
    func begin(_ answer: Answer, onCancel: (@Sendable () -> Void)?, _ start: () -> Void) {
        if answer.isInterrupted { return }
        start()
        if let onCancel { answer.onInterruption(onCancel) }
    }

    /// Waits for the outcome. Who cannot share the slot has left it then; of those who can, an interrupted call leaves by
    /// itself.
    @inlinable
    @inline(__always)
    func end(of answer: Answer, _ shared: SharedAnswer?, isolation: isolated (any Actor)?) async {
        if !answer.isStored { await suspend(answer, isolation: isolation) }
        if let shared, answer.isInterrupted { leaveShared(shared) }
    }

    @inlinable
    @inline(__always)
    func suspend(_ answer: Answer, isolation: isolated (any Actor)?) async {
        await withTaskCancellationHandler(
            operation: { await withUnsafeContinuation(isolation: isolation) { answer.sleep($0) } },
            onCancel: { cancel(answer) },
            isolation: isolation
        )
        if ThreadSanitizer.isOn { _ = answer.isStored }
    }

    @usableFromInline
    func cancel(_ answer: Answer) { interrupt(answer, .cancelled) }

    func interrupt(_ answer: Answer, _ reason: Interruption.Reason) {
        if policy.isShared { answer.interrupt(reason) } else { interruptAlone(answer, reason) }
    }
}
