extension ContinuationSlots {
    /// Waits for the next answer for a key, after starting the work that will bring it. See
    /// ``ContinuationSlot/wait(onCancel:isolation:fileID:line:_:)``.
    ///
    /// ```swift
    /// let location = try await replies.wait(for: 7, onCancel: { manager.stop() }) { manager.requestLocation() }
    /// ```
    ///
    /// - Throws: as the call in a slot.
    /// - Complexity: O(1) on average; no allocation when this thread has kept the memory of an earlier call.
    @inlinable
    @inline(__always)
    public func wait(
        for key: Key,
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: () throws(Failure) -> Void
    ) async throws(Failure) -> Value {
        let location = SourceLocation(fileID: fileID, line: line)
        return try await slot(key).wait(onCancel: onCancel, isolation: isolation, at: location, start)
    }

    /// Waits for the next answer for a key, of work that goes on by itself.
    ///
    /// ```swift
    /// let location = try await replies.wait(for: 7)
    /// ```
    ///
    /// - Throws: as the call in a slot.
    @inlinable
    @inline(__always)
    public func wait(
        for key: Key,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) async throws(Failure) -> Value {
        try await slot(key).wait(isolation: isolation, at: SourceLocation(fileID: fileID, line: line))
    }

    /// Waits for the next answer for a key for at most `limit`, after starting the work that will bring it.
    ///
    /// ```swift
    /// let location = try await replies.wait(for: 7, within: .seconds(5)) { manager.requestLocation() }
    /// ```
    ///
    /// - Throws: what the call without a deadline throws; an ``Interruption`` with reason `deadlineExceeded`, or what the
    ///   slots make of it.
    @inlinable
    @inline(__always)
    public func wait(
        for key: Key,
        within limit: Duration,
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: () throws(Failure) -> Void
    ) async throws(Failure) -> Value {
        let location = SourceLocation(fileID: fileID, line: line)
        return try await slot(key).wait(
            until: DeadlineQueue.instant(after: limit), in: DeadlineQueue.shared, onCancel: onCancel,
            isolation: isolation, at: location, start)
    }

    /// Waits for the next answer for a key until `deadline` on the clock of `queue`.
    ///
    /// ```swift
    /// let soon = ContinuousClock.now + .seconds(5)
    /// let location = try await replies.wait(for: 7, until: soon, in: .shared) { manager.requestLocation() }
    /// ```
    ///
    /// - Throws: what the call without a deadline throws; an ``Interruption`` with reason `deadlineExceeded`, or what the
    ///   slots make of it.
    @inlinable
    @inline(__always)
    public func wait<C: Clock>(
        for key: Key,
        until deadline: C.Instant,
        in queue: DeadlineQueue<C>,
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: () throws(Failure) -> Void
    ) async throws(Failure) -> Value {
        let location = SourceLocation(fileID: fileID, line: line)
        return try await slot(key).wait(
            until: deadline, in: queue, onCancel: onCancel, isolation: isolation, at: location, start)
    }
}
