/// As ``withCancellableContinuation(of:isolation:fileID:line:_:)``, for at most `limit`.
///
/// The caller wakes when the time is over, whatever the callback does, and `onCancel` handlers run.
///
/// ```swift
/// let answer = try await withCancellableContinuation(of: Int.self, within: .seconds(5)) { continuation in
///     start { continuation.resume(returning: $0) }
/// }
/// ```
///
/// - Throws: what the call without a deadline throws; ``Interruption`` with reason `deadlineExceeded`.
/// - Complexity: O(log *n*) in the deadlines that are pending.
@inlinable
@inline(__always)
public func withCancellableContinuation<Success: ~Copyable>(
    of type: Success.Type = Success.self,
    within limit: Duration,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (consuming CancellableContinuation<Success, any Error>) throws -> Void
) async throws -> sending Success {
    try await outcome(
        of: body, until: DeadlineQueue.instant(after: limit), in: DeadlineQueue.shared, interrupted: { $0.asError },
        isolation: isolation, at: SourceLocation(fileID: fileID, line: line))
}

/// As the untyped one, with an error type of the caller's: `interrupted` says what is thrown without an answer.
///
/// ```swift
/// let answer = try await withCancellableContinuation(
///     of: Int.self, within: .seconds(5), interrupted: LoadError.interrupted
/// ) { continuation in
///     start { continuation.resume(with: $0) }
/// }
/// ```
@inlinable
@inline(__always)
public func withCancellableContinuation<Success: ~Copyable, Failure: Error>(
    of type: Success.Type = Success.self,
    within limit: Duration,
    interrupted: @escaping @Sendable (Interruption) -> Failure,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (consuming CancellableContinuation<Success, Failure>) -> Void
) async throws(Failure) -> sending Success {
    try await outcome(
        of: { continuation throws(Failure) in body(continuation) }, until: DeadlineQueue.instant(after: limit),
        in: DeadlineQueue.shared, interrupted: interrupted, isolation: isolation,
        at: SourceLocation(fileID: fileID, line: line))
}

/// As ``withCancellableContinuation(of:isolation:fileID:line:_:)``, until `deadline` on the clock of `queue`.
///
/// ```swift
/// let queue = DeadlineQueue(clock: SuspendingClock())
/// try await withCancellableContinuation(of: Int.self, until: .now + .seconds(5), in: queue) { continuation in
///     start { continuation.resume(returning: $0) }
/// }
/// ```
///
/// - Throws: what the call without a deadline throws; ``Interruption`` with reason `deadlineExceeded`.
/// - Complexity: O(log *n*) in the deadlines that are pending in `queue`.
@inlinable
@inline(__always)
public func withCancellableContinuation<Success: ~Copyable, C: Clock>(
    of type: Success.Type = Success.self,
    until deadline: C.Instant,
    in queue: DeadlineQueue<C>,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (consuming CancellableContinuation<Success, any Error>) throws -> Void
) async throws -> sending Success {
    try await outcome(
        of: body, until: deadline, in: queue, interrupted: { $0.asError }, isolation: isolation,
        at: SourceLocation(fileID: fileID, line: line))
}

/// As the untyped one, with an error type of the caller's: `interrupted` says what is thrown without an answer.
///
/// ```swift
/// let soon = ContinuousClock.now + .seconds(5)
/// let answer = try await withCancellableContinuation(
///     of: Int.self, until: soon, in: .shared, interrupted: LoadError.interrupted
/// ) { continuation in
///     start { continuation.resume(with: $0) }
/// }
/// ```
@inlinable
@inline(__always)
public func withCancellableContinuation<Success: ~Copyable, Failure: Error, C: Clock>(
    of type: Success.Type = Success.self,
    until deadline: C.Instant,
    in queue: DeadlineQueue<C>,
    interrupted: @escaping @Sendable (Interruption) -> Failure,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (consuming CancellableContinuation<Success, Failure>) -> Void
) async throws(Failure) -> sending Success {
    try await outcome(
        of: { continuation throws(Failure) in body(continuation) }, until: deadline, in: queue,
        interrupted: interrupted, isolation: isolation, at: SourceLocation(fileID: fileID, line: line))
}

@inlinable
@inline(__always)
func outcome<Success: ~Copyable, Failure: Error, C: Clock>(
    of body: (consuming CancellableContinuation<Success, Failure>) throws(Failure) -> Void,
    until deadline: C.Instant, in queue: DeadlineQueue<C>,
    interrupted: @escaping @Sendable (Interruption) -> Failure, isolation: isolated (any Actor)?,
    at location: SourceLocation
) async throws(Failure) -> sending Success {
    let waiting = OwnedOutcome<Success, Failure>(.openForTwo, at: location, failure: interrupted)
    let pending = waiting.pending
    pending.run(body)
    if pending.isStored { return try waiting.take() }
    let expiring = OutcomeDeadline(at: deadline, of: pending)
    queue.add(expiring)
    defer { queue.remove(expiring) }
    return try await waiting.value(isolation: isolation)
}
