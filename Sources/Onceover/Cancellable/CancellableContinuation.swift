import Synchronization

/// The one right to answer a call that waits in ``withCancellableContinuation(of:isolation:fileID:line:_:)``.
///
/// It cannot be copied, but any number of escaping closures can capture it. The first answer wins and returns `true`;
/// later ones change nothing, return `false` and are reported to ``Misuse/handler``. When the last closure that holds
/// it is destroyed without an answer, the waiting call throws an ``Interruption`` that names its line.
///
/// ```swift
/// let answer = try await withCancellableContinuation(of: Int.self) { continuation in
///     start { continuation.resume(returning: $0) }
/// }
/// ```
public struct CancellableContinuation<Success: ~Copyable, Failure: Error>: ~Copyable, Sendable {
    @usableFromInline let pending: PendingOutcome<Success, Failure>

    /// Takes over a share of the wait.
    @inlinable
    init(counted pending: PendingOutcome<Success, Failure>) { self.pending = pending }

    @inlinable
    deinit { pending.letGo() }

    /// Where the waiting call was written.
    @inlinable public var location: SourceLocation { pending.location }

    /// Answers with a value or an error. O(1); from any thread.
    ///
    /// ```swift
    /// load(completion: { if !continuation.resume(with: $0) { print("too late") } })
    /// ```
    ///
    /// - Returns: whether this was the outcome of the call.
    @inlinable
    @discardableResult
    public borrowing func resume(with result: consuming sending Result<Success, Failure>) -> Bool {
        pending.resume(with: result)
    }

    /// Runs `handler` when the wait ends without an answer: by cancellation or at its deadline.
    ///
    /// It runs at most once, before the waiting call throws, on the thread that cancels; at once if that has happened
    /// already. A handler is let go as soon as an answer comes. If it holds what holds the callback, hold it weakly, or
    /// a callback that is lost cannot be noticed.
    ///
    /// ```swift
    /// continuation.onCancel { request.cancel() }
    /// ```
    public borrowing func onCancel(_ handler: @escaping @Sendable () -> Void) {
        pending.onInterruption(handler)
    }
}

/// For answers that cannot be copied; others have these of every ``AnswerableContinuation``.
extension CancellableContinuation where Success: ~Copyable {
    /// Answers with a value.
    ///
    /// - Returns: whether this was the outcome of the call.
    @inlinable
    @discardableResult
    public borrowing func resume(returning value: consuming sending Success) -> Bool { resume(with: .success(value)) }

    /// Answers with an error.
    ///
    /// - Returns: whether this was the outcome of the call.
    @inlinable
    @discardableResult
    public borrowing func resume(throwing error: Failure) -> Bool { resume(with: .failure(error)) }
}
