/// Runs `body` at once, then waits until a callback answers, the callback is lost, or the task is cancelled.
///
/// Cancelling wakes the caller promptly, whatever the callback does. The first outcome stands, whoever brings it: in a task
/// that is cancelled before or while `body` runs, `body` still runs to its end, and an answer that comes before it returns
/// is the outcome. If none has come then, the ``CancellableContinuation/onCancel(_:)`` handlers run, and the call throws.
///
/// ```swift
/// let data = try await withCancellableContinuation(of: Data.self) { continuation in
///     let request = load { continuation.resume(with: $0) }
///     continuation.onCancel { request.cancel() }
/// }
/// ```
///
/// - Throws: the callback's error; what `body` throws, unless an answer came before; `CancellationError`; ``Interruption``
///   with reason `dropped` when the last closure that holds the continuation is destroyed without an answer.
/// - Complexity: O(1); one allocation, and none when this thread has kept the memory of an earlier call. An answer that
///   comes before `body` returns costs no suspension.
@inlinable
public func withCancellableContinuation<Success: ~Copyable>(
    of type: Success.Type = Success.self,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (consuming CancellableContinuation<Success, any Error>) throws -> Void
) async throws -> sending Success {
    try await outcome(
        of: body, interrupted: { $0.asError }, isolation: isolation, at: SourceLocation(fileID: fileID, line: line))
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
public func withCancellableContinuation<Success: ~Copyable, Failure: Error>(
    of type: Success.Type = Success.self,
    interrupted: @escaping @Sendable (Interruption) -> Failure,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (consuming CancellableContinuation<Success, Failure>) -> Void
) async throws(Failure) -> sending Success {
    try await outcome(
        of: { continuation throws(Failure) in body(continuation) }, interrupted: interrupted, isolation: isolation,
        at: SourceLocation(fileID: fileID, line: line))
}

/// As the untyped one, with the error type of the callback. See ``InterruptibleError``.
///
/// ```swift
/// try await withCancellableContinuation(of: Int.self, throwing: LoadError.self) {
///     load(completion: $0.makeResultHandler())
/// }
/// ```
@inlinable
public func withCancellableContinuation<Success: ~Copyable, Failure: Error>(
    of type: Success.Type = Success.self,
    throwing failure: Failure.Type,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (consuming CancellableContinuation<Success, Failure>) -> Void
) async throws(Failure) -> sending Success {
    try await withCancellableContinuation(
        of: type, interrupted: { $0.converted(to: Failure.self) }, isolation: isolation, fileID: fileID, line: line,
        body)
}

/// As the throwing one, for a callback that cannot fail: `fallback` is the answer when the task is cancelled, or the callback
/// is lost.
///
/// ```swift
/// let granted = await withCancellableContinuation(of: Bool.self, ifInterrupted: false) { continuation in
///     askPermission { continuation.resume(returning: $0) }
/// }
/// ```
@inlinable
public func withCancellableContinuation<Success: ~Copyable>(
    of type: Success.Type = Success.self,
    ifInterrupted fallback: @autoclosure () -> Success,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (consuming CancellableContinuation<Success, Never>) -> Void
) async -> Success {
    let location = SourceLocation(fileID: fileID, line: line)
    let waiting = OwnedOutcome<Success, Never>(.openForTwo, at: location, failure: nil)
    waiting.pending.run(body)
    await waiting.outcome(isolation: isolation)
    return waiting.takeAnswer() ?? fallback()
}

@inlinable
@inline(__always)
func outcome<Success: ~Copyable, Failure: Error>(
    of body: (consuming CancellableContinuation<Success, Failure>) throws(Failure) -> Void,
    interrupted: @escaping @Sendable (Interruption) -> Failure, isolation: isolated (any Actor)?,
    at location: SourceLocation
) async throws(Failure) -> sending Success {
    let waiting = OwnedOutcome<Success, Failure>(.openForTwo, at: location, failure: interrupted)
    waiting.pending.run(body)
    return try await waiting.value(isolation: isolation)
}

extension PendingOutcome where Success: ~Copyable {
    /// Runs the body of a wait. What it throws is the outcome, unless there is one.
    @inlinable
    @inline(__always)
    func run(_ body: (consuming CancellableContinuation<Success, Failure>) throws(Failure) -> Void) {
        do { try body(CancellableContinuation(counted: self)) } catch { resumeAwake(with: .failure(error)) }
    }
}
