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
    /// - Complexity: O(1); one allocation, and none when the last call has left its memory behind.
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
        try await stay(answer.pending, onCancel: onCancel, isolation: isolation, start)
        return try finish(answer).get()
    }

    /// Waits for the next answer of work that goes on by itself.
    ///
    /// ```swift
    /// let press = try await slot.wait()
    /// ```
    ///
    /// - Throws: the callback's error; what the slot makes of an ``Interruption`` (`cancelled`, `busy`).
    /// - Complexity: O(1); one allocation, and none when the last call has left its memory behind.
    @inlinable
    @inline(__always)
    public func wait(
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) async throws(Failure) -> Value {
        let answer = makeAnswer(at: SourceLocation(fileID: fileID, line: line))
        _ = try enter(answer.pending, hasWork: false)
        await end(of: answer.pending, isolation: isolation)
        return try finish(answer).get()
    }
}
