extension AnswerableContinuation where Self: ~Copyable, Success: Sendable {
    /// A handler for a callback that brings a `Result`.
    ///
    /// ```swift
    /// try await withOnceContinuation(of: Int.self) { load(completion: $0.resultHandler()) }
    /// ```
    @inlinable
    public consuming func resultHandler() -> @Sendable (Result<Success, Failure>) -> Void {
        let shared = shared()
        return { shared.resume(with: $0) }
    }

    /// Two handlers, of which the callback calls one.
    ///
    /// ```swift
    /// let (success, failure) = continuation.handlerPair()
    /// load(success: success, failure: failure)
    /// ```
    @inlinable
    public consuming func handlerPair() -> (
        success: @Sendable (Success) -> Void, failure: @Sendable (Failure) -> Void
    ) {
        let shared = shared()
        return ({ shared.resume(returning: $0) }, { shared.resume(throwing: $0) })
    }

    /// A handler for a callback that brings a value or an error. See ``resume(returning:throwing:)``.
    ///
    /// ```swift
    /// try await withOnceContinuation(of: Int.self) { load(completion: $0.handler()) }
    /// ```
    @inlinable
    public consuming func handler() -> @Sendable (Success?, (any Error)?) -> Void
    where Failure == any Error {
        let shared = shared()
        return { shared.resume(returning: $0, throwing: $1) }
    }
}
