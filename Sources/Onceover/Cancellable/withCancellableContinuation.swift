/// Runs `body` at once, then waits until a callback answers, the callback is lost, or the task is cancelled.
///
/// Cancelling wakes the caller promptly, whatever the callback does. In a task that is cancelled before or while `body`
/// runs, `body` still runs to its end. Its ``CancellableContinuation/onCancel(_:)`` handlers run as they are registered, and
/// if it answers, the answer is refused. One that another thread gives before `body` returns stands.
///
/// ```swift
/// let data = try await withCancellableContinuation(of: Data.self) { continuation in
///     let request = load { continuation.resume(with: $0) }
///     continuation.onCancel { request.cancel() }
/// }
/// ```
///
/// - Throws: the callback's error; `CancellationError`; ``Interruption`` with reason `dropped` when the last closure
///   that holds the continuation is destroyed without an answer.
/// - Complexity: O(1); one allocation, and none when this thread has kept the memory of an earlier call. An answer that
///   comes before `body` returns costs no suspension.
@inlinable
public func withCancellableContinuation<Success>(
    of type: Success.Type = Success.self,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (consuming CancellableContinuation<Success, any Error>) -> Void
) async throws -> sending Success {
    try await withCancellableContinuation(
        of: type, interrupted: { $0.asError }, isolation: isolation, fileID: fileID, line: line, body)
}

/// As the untyped one, with an error type of the caller's: `interrupted` says what a cancellation or a lost callback
/// throws.
///
/// ```swift
/// try await withCancellableContinuation(of: Int.self, interrupted: LoadError.interrupted) { continuation in
///     start { continuation.resume(with: $0) }
/// }
/// ```
@inlinable
@inline(__always)
public func withCancellableContinuation<Success, Failure: Error>(
    of type: Success.Type = Success.self,
    interrupted: @escaping @Sendable (Interruption) -> Failure,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (consuming CancellableContinuation<Success, Failure>) -> Void
) async throws(Failure) -> sending Success {
    let location = SourceLocation(fileID: fileID, line: line)
    let waiting = OwnedOutcome<Success, Failure>(.openForTwo, at: location, failure: interrupted)
    waiting.pending.begin()
    body(CancellableContinuation(counted: waiting.pending))
    return try await waiting.value(isolation: isolation)
}
