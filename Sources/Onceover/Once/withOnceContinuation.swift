/// Waits until a callback answers or is lost. For hot paths: a cancellation does not end the wait.
///
/// ```swift
/// let answer = try await withOnceContinuation(of: Int.self) { continuation in
///     start { continuation.resume(returning: $0) }
/// }
/// ```
///
/// - Throws: the callback's error; what `body` throws, unless an answer came before; ``Interruption`` with reason `dropped`
///   when the last closure that holds the continuation is destroyed without an answer.
/// - Complexity: O(1); no allocation but that of an escaping closure, when this thread has kept the memory of an earlier call.
@inlinable
public func withOnceContinuation<Success: ~Copyable>(
    of type: Success.Type = Success.self,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (consuming OnceContinuation<Success, any Error>) throws -> Void
) async throws -> sending Success {
    let location = SourceLocation(fileID: fileID, line: line)
    let waiting = OwnedOutcome<Success, any Error>(.openForTwo, at: location) { $0.asError }
    do {
        try body(OnceContinuation(counted: waiting.pending))
    } catch {
        waiting.pending.resumeAwake(with: .failure(error))
    }
    await waiting.pending.suspend(isolation: isolation)
    return try waiting.take()
}

/// As the untyped one, with an error type of the caller's: `interrupted` says what a lost callback throws.
///
/// ```swift
/// try await withOnceContinuation(of: Int.self, interrupted: LoadError.interrupted) { continuation in
///     start { continuation.resume(with: $0) }
/// }
/// ```
@inlinable
@inline(__always)
public func withOnceContinuation<Success: ~Copyable, Failure: Error>(
    of type: Success.Type = Success.self,
    interrupted: @escaping @Sendable (Interruption) -> Failure,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (consuming OnceContinuation<Success, Failure>) -> Void
) async throws(Failure) -> sending Success {
    let location = SourceLocation(fileID: fileID, line: line)
    let waiting = OwnedOutcome<Success, Failure>(.openForTwo, at: location, failure: interrupted)
    body(OnceContinuation(counted: waiting.pending))
    await waiting.pending.suspend(isolation: isolation)
    return try waiting.take()
}

/// As the throwing one, for a callback that cannot fail: `fallback` is the answer when it is lost.
///
/// ```swift
/// let granted = await withOnceContinuation(of: Bool.self, ifDropped: false) { continuation in
///     askPermission { continuation.resume(returning: $0) }
/// }
/// ```
@inlinable
public func withOnceContinuation<Success: ~Copyable>(
    of type: Success.Type = Success.self,
    ifDropped fallback: @autoclosure () -> Success,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (consuming OnceContinuation<Success, Never>) -> Void
) async -> Success {
    let location = SourceLocation(fileID: fileID, line: line)
    let waiting = OwnedOutcome<Success, Never>(.openForTwo, at: location, failure: nil)
    body(OnceContinuation(counted: waiting.pending))
    await waiting.pending.suspend(isolation: isolation)
    return waiting.takeAnswer() ?? fallback()
}
