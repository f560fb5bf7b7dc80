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
    public func wait(
        within limit: Duration,
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: () -> Void
    ) async throws(Failure) -> Value {
        try await wait(
            until: .now + limit, in: DeadlineQueue.shared, onCancel: onCancel, isolation: isolation, fileID: fileID,
            line: line, start)
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
    public func wait<C: Clock>(
        until deadline: C.Instant,
        in queue: DeadlineQueue<C>,
        onCancel: (@Sendable () -> Void)? = nil,
        isolation: isolated (any Actor)? = #isolation,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: () -> Void
    ) async throws(Failure) -> Value {
        let location = SourceLocation(fileID: fileID, line: line)
        if Task.isCancelled { throw interrupted(Interruption(.cancelled, at: location)) }
        let answer = OwnedAnswer(at: location, failure: interrupted)
        // A deadline that comes while it is being removed finds an answer of its own: this one is not used again.
        let expiring = OwnedAnswer(joining: answer.pending)
        let expire = { @Sendable in self.interrupt(expiring.pending, .deadlineExceeded) }
        let begins =
            switch try enter(answer.pending, hasWork: true) {
            case .start: true
            case .awaitAnswer: false
            case .awaitTurn(let turn):
                try await awaitTurn(turn, of: answer.pending, until: deadline, in: queue, expire, isolation: isolation)
            }
        // No deadline comes while the work is being started: the next call would start its own in the middle of that.
        if begins { begin(answer.pending, onCancel: onCancel, start) }
        if answer.pending.isStored { return try answer.take() }
        let number = queue.add(at: deadline, expire)
        defer { queue.remove(number) }
        await end(of: answer.pending, isolation: isolation)
        return try answer.take()
    }

    private func awaitTurn<C: Clock>(
        _ turn: Turn, of answer: Answer, until deadline: C.Instant, in queue: DeadlineQueue<C>,
        _ expire: @escaping @Sendable () -> Void, isolation: isolated (any Actor)?
    ) async throws(Failure) -> Bool {
        let number = queue.add(at: deadline, expire)
        defer { queue.remove(number) }
        return try await awaitTurn(turn, of: answer, isolation: isolation)
    }
}
