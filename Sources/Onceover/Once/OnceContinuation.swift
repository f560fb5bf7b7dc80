/// The one right to answer a call that waits in ``withOnceContinuation(of:isolation:fileID:line:_:)``.
///
/// It cannot be copied, but any number of escaping closures can capture it. The first answer wins and returns `true`;
/// later ones change nothing, return `false` and are reported to ``Misuse/handler``. When the last closure that holds
/// it is destroyed without an answer, the waiting call gets an ``Interruption`` that names its line.
///
/// ```swift
/// let answer = try await withOnceContinuation(of: Int.self) { continuation in
///     start { continuation.resume(returning: $0) }
/// }
/// ```
public struct OnceContinuation<Success: ~Copyable, Failure: Error>: ~Copyable, Sendable {
    @usableFromInline let pending: PendingOutcome<Success, Failure>

    /// Takes over a share of the wait.
    @inlinable
    init(counted pending: PendingOutcome<Success, Failure>) { self.pending = pending }

    @inlinable
    deinit { pending.letGo() }

    /// Where the waiting call was written.
    @inlinable public var location: SourceLocation { pending.location }

    /// Answers with a value or an error. O(1), no lock; from any thread.
    ///
    /// ```swift
    /// let data = try await withOnceContinuation(of: Data.self) { continuation in
    ///     _ = load { continuation.resume(with: $0) }
    /// }
    /// ```
    ///
    /// - Returns: whether this was the outcome of the call.
    @inlinable
    @discardableResult
    public borrowing func resume(with result: consuming sending Result<Success, Failure>) -> Bool {
        pending.resume(with: result)
    }
}

/// For answers that cannot be copied; others have these of every ``AnswerableContinuation``.
extension OnceContinuation where Success: ~Copyable {
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

extension OnceContinuation where Success: ~Copyable {
    @available(*, unavailable, message: "a cancellation does not end this wait; use 'withCancellableContinuation'")
    public borrowing func onCancel(_ handler: @escaping @Sendable () -> Void) {}
}
