extension Promise {
    /// Reads the answer of a ``Promise``, any number of times, in any number of tasks.
    ///
    /// ```swift
    /// let future = Promise(of: Int.self).future
    /// ```
    public struct Future: Sendable {
        let core: Core

        /// The answer, when it is there.
        ///
        /// ```swift
        /// let promise = Promise(of: Int.self)
        /// start { promise.resume(returning: $0) }
        /// let answer = try await promise.future.value
        /// ```
        ///
        /// - Throws: the error that the promise was answered with; what the promise makes of an ``Interruption``
        ///   (`cancelled`, `dropped`).
        public var value: Success {
            get async throws(Failure) { try await value(isolation: nil) }
        }

        /// The answer, if it comes within `limit`.
        ///
        /// ```swift
        /// let promise = Promise(of: Int.self)
        /// start { promise.resume(returning: $0) }
        /// let answer = try await promise.future.value(within: .seconds(5))
        /// ```
        ///
        /// - Throws: as ``value``; with reason `deadlineExceeded` too.
        public func value(
            within limit: Duration, isolation: isolated (any Actor)? = #isolation
        ) async throws(Failure) -> Success {
            try await value(until: DeadlineQueue.instant(after: limit), in: .shared, isolation: isolation)
        }

        /// The answer, if it comes until `deadline` on the clock of `queue`.
        ///
        /// ```swift
        /// let promise = Promise(of: Int.self)
        /// start { promise.resume(returning: $0) }
        /// let answer = try await promise.future.value(until: .now + .seconds(5), in: .shared)
        /// ```
        ///
        /// - Throws: as ``value``; with reason `deadlineExceeded` too.
        public func value<C: Clock>(
            until deadline: C.Instant, in queue: DeadlineQueue<C>, isolation: isolated (any Actor)? = #isolation
        ) async throws(Failure) -> Success {
            let owned = OwnedOutcome<Success, Failure>(at: core.location, failure: core.interrupted)
            let expiring = ReaderDeadline(at: deadline, of: owned.pending, in: core)
            queue.add(expiring)
            defer { queue.remove(expiring) }
            return try await value(owned, isolation: isolation)
        }
    }
}

extension Promise.Future {
    private func value(isolation: isolated (any Actor)?) async throws(Failure) -> Success {
        let owned = OwnedOutcome<Success, Failure>(at: core.location, failure: core.interrupted)
        return try await value(owned, isolation: isolation)
    }

    private func value(
        _ owned: borrowing OwnedOutcome<Success, Failure>, isolation: isolated (any Actor)?
    ) async throws(Failure) -> Success {
        let reader = owned.pending
        if let answer = core.state.withLock({ $0.read(reader) }) { return try answer.get() }
        await reader.suspend(isolation: isolation, onCancel: { core.leave(reader, .cancelled) })
        return try reader.take().get()
    }
}

/// The deadline of a reader. It owns a share of the reader's wait.
private final class ReaderDeadline<Instant: Comparable & Sendable, Success: Sendable, Failure: Error>: Deadline<
    Instant
>,
@unchecked Sendable
{
    let owned: OwnedOutcome<Success, Failure>
    let core: Promise<Success, Failure>.Core

    init(at instant: Instant, of reader: PendingOutcome<Success, Failure>, in core: Promise<Success, Failure>.Core) {
        owned = OwnedOutcome(joining: reader)
        self.core = core
        super.init(at: instant)
    }

    override func expire() { core.leave(owned.pending, .deadlineExceeded) }
}
