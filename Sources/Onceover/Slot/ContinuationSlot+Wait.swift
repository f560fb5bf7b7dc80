import Synchronization

extension ContinuationSlot {
    /// Waits for the next answer, after starting the work that will bring it.
    ///
    /// `start` runs when the call has its place in the slot, so a callback that comes at once is not lost. `onCancel`
    /// runs once, after `start`, if the wait is cancelled or replaced; stop the work there, or its late callback may be
    /// taken for the answer of the next call. A call that is replaced before it starts runs neither.
    ///
    /// ```swift
    /// let location = try await slot.wait(onCancel: { manager.stop() }) { manager.requestLocation() }
    /// ```
    ///
    /// - Throws: the callback's error; what the slot makes of an ``Interruption`` (`cancelled`, `busy`).
    /// - Complexity: O(1); one allocation, and none when the last call has left its own behind; one more if calls can share
    ///   the slot.
    @inlinable
    @inline(__always)
    public func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: () -> Void
    ) async throws(Failure) -> Value {
        let location = SourceLocation(fileID: fileID, line: line)
        if Task.isCancelled { throw interrupted(Interruption(.cancelled, at: location)) }
        let answer = makeAnswer(at: location)
        let shared = policy.isShared ? SharedAnswer(OwnedAnswer(joining: answer.pending)) : nil
        let begins =
            if let shared {
                try await enterShared(shared, isolation: isolation)
            } else {
                try enterAlone(answer.pending)
            }
        if begins { begin(answer.pending, onCancel: onCancel, start) }
        await end(of: answer.pending, shared, isolation: isolation)
        return try finish(answer).get()
    }

    /// Waits for the next answer of work that goes on by itself.
    ///
    /// ```swift
    /// let press = try await slot.wait()
    /// ```
    ///
    /// - Throws: the callback's error; what the slot makes of an ``Interruption`` (`cancelled`, `busy`).
    /// - Complexity: O(1); one allocation, and none when the last call has left its own behind; one more if calls can share
    ///   the slot.
    @inlinable
    @inline(__always)
    public func wait(
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) async throws(Failure) -> Value {
        let answer = makeAnswer(at: SourceLocation(fileID: fileID, line: line))
        let shared = policy.isShared ? SharedAnswer(OwnedAnswer(joining: answer.pending)) : nil
        if let shared { enterShared(shared) } else { try enterAlone(answer.pending) }
        await end(of: answer.pending, shared, isolation: isolation)
        return try finish(answer).get()
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
