extension AnswerableContinuation where Self: ~Copyable, Success: Sendable {
    /// A handler for a callback that brings a `Result`.
    ///
    /// ```swift
    /// try await withOnceContinuation(of: Int.self) { load(completion: $0.makeResultHandler()) }
    /// ```
    @inlinable
    public consuming func makeResultHandler() -> @Sendable (Result<Success, Failure>) -> Void {
        let shared = shared()
        return { shared.resume(with: $0) }
    }

    /// Two handlers, of which the callback calls one.
    ///
    /// ```swift
    /// let (success, failure) = continuation.makeHandlerPair()
    /// load(success: success, failure: failure)
    /// ```
    @inlinable
    public consuming func makeHandlerPair() -> (
        success: @Sendable (Success) -> Void, failure: @Sendable (Failure) -> Void
    ) {
        let shared = shared()
        return ({ shared.resume(returning: $0) }, { shared.resume(throwing: $0) })
    }

    /// A handler for a callback that brings a value or an error. See `resume(returning:throwing:preferring:)`.
    ///
    /// ```swift
    /// try await withOnceContinuation(of: Int.self) { load(completion: $0.makeHandler()) }
    /// ```
    @inlinable
    public consuming func makeHandler(
        preferring preference: AnswerPreference = .error
    ) -> @Sendable (Success?, (any Error)?) -> Void where Failure == any Error {
        let shared = shared()
        return { shared.resume(returning: $0, throwing: $1, preferring: preference) }
    }

    /// The same for an answer that may be nil: with an error, nil does not count as a value.
    ///
    /// ```swift
    /// try await withOnceContinuation(of: String?.self) { find(completion: $0.makeHandler()) }
    /// ```
    @inlinable
    public consuming func makeHandler<Value>(
        preferring preference: AnswerPreference = .error
    ) -> @Sendable (Value?, (any Error)?) -> Void where Failure == any Error, Success == Value? {
        let shared = shared()
        return { shared.resume(returning: $0, throwing: $1, preferring: preference) }
    }
}

extension AnswerableContinuation where Self: ~Copyable, Success: Sendable {
    @available(*, deprecated, renamed: "makeResultHandler()")
    @inlinable
    public consuming func resultHandler() -> @Sendable (Result<Success, Failure>) -> Void { makeResultHandler() }

    @available(*, deprecated, renamed: "makeHandlerPair()")
    @inlinable
    public consuming func handlerPair() -> (
        success: @Sendable (Success) -> Void, failure: @Sendable (Failure) -> Void
    ) { makeHandlerPair() }

    @available(*, deprecated, renamed: "makeHandler()")
    @inlinable
    public consuming func handler() -> @Sendable (Success?, (any Error)?) -> Void where Failure == any Error {
        makeHandler()
    }

    @available(*, deprecated, renamed: "makeHandler()")
    @inlinable
    public consuming func handler<Value>() -> @Sendable (Value?, (any Error)?) -> Void
    where Failure == any Error, Success == Value? { makeHandler() }
}
