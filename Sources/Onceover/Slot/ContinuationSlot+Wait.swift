extension ContinuationSlot {
    /// Waits for the next answer, after starting the work that will bring it.
    ///
    /// `start` runs when the call has its place in the slot, so a callback that comes at once is not lost. What it
    /// throws is the call's answer. `onCancel` runs after `start` has returned, when the call no longer needs the work:
    /// the call was cancelled or replaced, or its deadline came. The slot is free only after `onCancel` has run, so it
    /// cannot stop the work of the next call. An answer that comes meanwhile is dropped. A call that is replaced before
    /// it starts runs neither closure.
    ///
    /// ```swift
    /// let location = try await slot.wait(onCancel: { manager.stop() }) { manager.requestLocation() }
    /// ```
    ///
    /// - Throws: the callback's error; what `start` throws; what the slot makes of an ``Interruption`` (`cancelled`,
    ///   `replaced`, `busy`, `closed`, `dropped`).
    /// - Complexity: O(1); no allocation when this thread has kept the memory of an earlier call.
    @inlinable
    @inline(__always)
    public func wait(
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: () throws(Failure) -> Void
    ) async throws(Failure) -> Value {
        let location = SourceLocation(fileID: fileID, line: line)
        return try await wait(onCancel: onCancel, isolation: isolation, at: location, start)
    }

    /// Waits for the next answer of work that goes on by itself.
    ///
    /// ```swift
    /// let press = try await slot.wait()
    /// ```
    ///
    /// - Throws: the callback's error; what the slot makes of an ``Interruption`` (`cancelled`, `replaced`, `busy`, `closed`,
    ///   `dropped`).
    /// - Complexity: O(1); no allocation when this thread has kept the memory of an earlier call.
    @inlinable
    @inline(__always)
    public func wait(
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) async throws(Failure) -> Value {
        try await wait(isolation: isolation, at: SourceLocation(fileID: fileID, line: line))
    }
}
