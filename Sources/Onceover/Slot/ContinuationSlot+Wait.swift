import Synchronization

extension ContinuationSlot {
    /// Waits for the next answer, after starting the work that will bring it.
    ///
    /// `start` runs when the call has its place in the slot, so a callback that comes at once is not lost. `onCancel`
    /// runs once if the wait is cancelled or replaced; stop the work there, or its late callback may be taken for the
    /// answer of the next call.
    ///
    /// ```swift
    /// let location = try await slot.wait(onCancel: { manager.stop() }) { manager.requestLocation() }
    /// ```
    ///
    /// - Throws: the callback's error; what the slot makes of an ``Interruption`` (`cancelled`, `busy`).
    /// - Complexity: O(1); one allocation, and none when the last call has left its own behind.
    @inlinable
    @inline(__always)
    public func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: () -> Void
    ) async throws(Failure) -> Value {
        let answer = makeAnswer(at: SourceLocation(fileID: fileID, line: line))
        if Task.isCancelled { throw interrupted(Interruption(.cancelled, at: answer.location)) }
        let begins =
            policy.isShared ? try await enterShared(answer, isolation: isolation) : try enterAlone(answer)
        if begins {
            if let onCancel { answer.onInterruption(onCancel) }
            start()
        }
        await end(of: answer, isolation: isolation)
        return try finish(consume answer).get()
    }

    /// Waits for the next answer of work that goes on by itself.
    ///
    /// ```swift
    /// let press = try await slot.wait()
    /// ```
    ///
    /// - Throws: the callback's error; what the slot makes of an ``Interruption`` (`cancelled`, `busy`).
    /// - Complexity: O(1); one allocation, and none when the last call has left its own behind.
    @inlinable
    @inline(__always)
    public func wait(
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) async throws(Failure) -> Value {
        let answer = makeAnswer(at: SourceLocation(fileID: fileID, line: line))
        if policy.isShared { enterShared(answer) } else { try enterAlone(answer) }
        await end(of: answer, isolation: isolation)
        return try finish(consume answer).get()
    }
}

extension ContinuationSlot {
    /// Waits for the outcome. Whoever answers takes the call out of the slot; whoever interrupts it leaves that to the
    /// call itself.
    @inlinable
    @inline(__always)
    func end(of answer: Answer, isolation: isolated (any Actor)?) async {
        if !answer.isStored { await answer.suspend(isolation: isolation) }
        if answer.state.load(ordering: .relaxed).has(.interrupted) { leave(answer) }
    }

    @usableFromInline
    func leave(_ answer: Answer) {
        if policy.isShared { leaveShared(answer) } else { leaveAlone(answer) }
    }
}
