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
public func withCancellableContinuation<Success>(
    of type: Success.Type = Success.self,
    within limit: Duration,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (consuming CancellableContinuation<Success, any Error>) -> Void
) async throws -> sending Success {
    try await withCancellableContinuation(
        until: .now + limit, in: DeadlineQueue.shared, isolation: isolation, fileID: fileID, line: line, body)
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
public func withCancellableContinuation<Success, C: Clock>(
    of type: Success.Type = Success.self,
    until deadline: C.Instant,
    in queue: DeadlineQueue<C>,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (consuming CancellableContinuation<Success, any Error>) -> Void
) async throws -> sending Success {
    let location = SourceLocation(fileID: fileID, line: line)
    let waiting = OwnedOutcome<Success, any Error>(.openForTwo, at: location) { $0.asError }
    let pending = waiting.pending
    pending.begin()
    body(CancellableContinuation(counted: pending))
    if pending.isStored { return try waiting.take() }
    let expiring = OwnedOutcome(joining: pending)
    let number = queue.add(at: deadline) { expiring.pending.interrupt(.deadlineExceeded) }
    defer { queue.remove(number) }
    return try await waiting.value(isolation: isolation)
}
