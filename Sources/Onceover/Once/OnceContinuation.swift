import Synchronization

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
public struct OnceContinuation<Success, Failure: Error>: ~Copyable, Sendable {
    @usableFromInline let isResumed = Atomic<Bool>(false)
    @usableFromInline let waiter: UnsafeContinuation<Result<Success, Failure>, Never>
    /// Where the waiting call was written.
    public let location: SourceLocation
    @usableFromInline let dropped: @Sendable (Interruption) -> Result<Success, Failure>

    @inlinable
    init(
        _ waiter: UnsafeContinuation<Result<Success, Failure>, Never>,
        at location: SourceLocation,
        dropped: @escaping @Sendable (Interruption) -> Result<Success, Failure>
    ) {
        self.waiter = waiter
        self.location = location
        self.dropped = dropped
    }

    @inlinable
    deinit {
        // Nobody else holds it now, so a plain look is enough.
        if !isResumed.load(ordering: .relaxed) { drop() }
    }

    @usableFromInline
    @inline(never)
    borrowing func drop() {
        Misuse.report(.dropped, at: location)
        waiter.resume(returning: dropped(Interruption(.dropped, at: location)))
    }

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
    public borrowing func resume(with result: sending Result<Success, Failure>) -> Bool {
        if isResumed.exchange(true, ordering: .relaxed) {
            Misuse.report(.resumedAgain, at: location)
            return false
        }
        waiter.resume(returning: result)
        return true
    }
}
