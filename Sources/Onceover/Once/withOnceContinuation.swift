/// Waits until a callback answers or is lost. For hot paths: a cancellation does not end the wait.
///
/// ```swift
/// let answer = try await withOnceContinuation(of: Int.self) { continuation in
///     start { continuation.resume(returning: $0) }
/// }
/// ```
///
/// - Throws: the callback's error; ``Interruption`` with reason `dropped` when the last closure that holds the
///   continuation is destroyed without an answer.
/// - Complexity: O(1); no allocation but that of an escaping closure.
@inlinable
public func withOnceContinuation<Success>(
    of type: Success.Type = Success.self,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (consuming OnceContinuation<Success, any Error>) -> Void
) async throws -> sending Success {
    try await withOnceContinuation(
        of: type, interrupted: { $0.asError }, isolation: isolation, fileID: fileID, line: line, body)
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
public func withOnceContinuation<Success, Failure: Error>(
    of type: Success.Type = Success.self,
    interrupted: @escaping @Sendable (Interruption) -> Failure,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (consuming OnceContinuation<Success, Failure>) -> Void
) async throws(Failure) -> sending Success {
    try await withUnsafeContinuation(isolation: isolation) {
        (waiter: UnsafeContinuation<Result<Success, Failure>, Never>) in
        body(
            OnceContinuation(waiter, at: SourceLocation(fileID: fileID, line: line)) { .failure(interrupted($0)) }
        )
    }.get()
}

/// As the throwing one, for a callback that cannot fail: `fallback` is the answer when it is lost.
///
/// ```swift
/// let granted = await withOnceContinuation(of: Bool.self, ifDropped: false) { continuation in
///     askPermission { continuation.resume(returning: $0) }
/// }
/// ```
@inlinable
public func withOnceContinuation<Success>(
    of type: Success.Type = Success.self,
    ifDropped fallback: @autoclosure @escaping @Sendable () -> Success,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ body: (consuming OnceContinuation<Success, Never>) -> Void
) async -> sending Success {
    await withUnsafeContinuation(isolation: isolation) {
        (waiter: UnsafeContinuation<Result<Success, Never>, Never>) in
        body(OnceContinuation(waiter, at: SourceLocation(fileID: fileID, line: line)) { _ in .success(fallback()) })
    }.get()
}
