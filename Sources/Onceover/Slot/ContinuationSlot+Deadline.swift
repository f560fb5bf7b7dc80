extension ContinuationSlot {
    /// Waits for the next answer for at most `limit`, after starting the work that will bring it.
    ///
    /// The caller wakes when the time is over, whatever the callback does, and `onCancel` runs. In a queue the time of the
    /// calls before it counts.
    ///
    /// ```swift
    /// let location = try await slot.wait(within: .seconds(5), onCancel: { manager.stop() }) { manager.requestLocation() }
    /// ```
    ///
    /// - Throws: what the call without a deadline throws; an ``Interruption`` with reason `deadlineExceeded`, or what the
    ///   slot makes of it.
    /// - Complexity: O(log *n*) in the deadlines that are pending.
    @inlinable
    @inline(__always)
    public func wait(
        within limit: Duration,
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: () throws(Failure) -> Void
    ) async throws(Failure) -> Value {
        let location = SourceLocation(fileID: fileID, line: line)
        return try await wait(
            until: DeadlineQueue.instant(after: limit), in: DeadlineQueue.shared, onCancel: onCancel,
            isolation: isolation, at: location, start)
    }

    /// Waits for the next answer until `deadline` on the clock of `queue`, after starting the work that will bring it.
    ///
    /// ```swift
    /// let soon = ContinuousClock.now + .seconds(5)
    /// let location = try await slot.wait(until: soon, in: .shared) { manager.requestLocation() }
    /// ```
    ///
    /// - Throws: what the call without a deadline throws; an ``Interruption`` with reason `deadlineExceeded`, or what the
    ///   slot makes of it.
    /// - Complexity: O(log *n*) in the deadlines that are pending in `queue`.
    @inlinable
    @inline(__always)
    public func wait<C: Clock>(
        until deadline: C.Instant,
        in queue: DeadlineQueue<C>,
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: () throws(Failure) -> Void
    ) async throws(Failure) -> Value {
        let location = SourceLocation(fileID: fileID, line: line)
        return try await wait(
            until: deadline, in: queue, onCancel: onCancel, isolation: isolation, at: location, start)
    }
}
