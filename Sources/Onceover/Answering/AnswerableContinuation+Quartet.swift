/// Which of the two stands when a callback brings a value and an error.
///
/// ```swift
/// load { data, error in continuation.resume(returning: data, throwing: error, preferring: .value) }
/// ```
public enum AnswerPreference: Hashable, Sendable {
    /// The error is thrown, as by functions imported from Objective-C.
    case error
    /// The value is returned, and the error is reported to ``Misuse/handler``.
    case value
}

extension AnswerableContinuation where Self: ~Copyable, Failure == any Error {
    /// Answers with what a `(Value?, Error?)` handler was called with: four cases, of which two should not happen.
    ///
    /// Neither value nor error throws an ``Interruption`` with reason `empty`. Of both, the error is thrown unless
    /// `preferring` says otherwise.
    ///
    /// ```swift
    /// load { data, error in continuation.resume(returning: data, throwing: error) }
    /// ```
    ///
    /// - Returns: whether this was the outcome of the call.
    @inlinable
    @discardableResult
    public borrowing func resume(
        returning value: sending Success?, throwing error: (any Error)?,
        preferring preference: AnswerPreference = .error
    ) -> Bool {
        guard let value else { return resume(with: .failure(error ?? Interruption(.empty, at: location))) }
        guard let error else { return resume(with: .success(value)) }
        if preference == .error { return resume(with: .failure(error)) }
        Misuse.report(.valueAndError, at: location)
        return resume(with: .success(value))
    }

    /// The same for an answer that may be nil: with an error, nil does not count as a value.
    ///
    /// ```swift
    /// let name = try await withOnceContinuation(of: String?.self) { continuation in
    ///     find { name, error in continuation.resume(returning: name, throwing: error) }
    /// }
    /// ```
    ///
    /// - Returns: whether this was the outcome of the call.
    @inlinable
    @discardableResult
    public borrowing func resume<Value>(
        returning value: sending Value?, throwing error: (any Error)?, preferring preference: AnswerPreference = .error
    ) -> Bool where Success == Value? {
        guard let error else { return resume(with: .success(value)) }
        if value == nil || preference == .error { return resume(with: .failure(error)) }
        Misuse.report(.valueAndError, at: location)
        return resume(with: .success(value))
    }

    /// Answers with a `Result` whose error has a type of its own.
    ///
    /// ```swift
    /// let number = try await withOnceContinuation(of: Int.self) { continuation in
    ///     start { (result: Result<Int, LoadError>) in continuation.resume(with: result) }
    /// }
    /// ```
    ///
    /// - Returns: whether this was the outcome of the call.
    @inlinable
    @discardableResult
    public borrowing func resume<Typed: Error>(with result: sending Result<Success, Typed>) -> Bool {
        switch result {
        case .success(let value): resume(with: .success(value) as Result<Success, any Error>)
        case .failure(let error): resume(with: .failure(error) as Result<Success, any Error>)
        }
    }

    /// Answers with what an `(Error?)` handler was called with: no error means that the work is done.
    ///
    /// ```swift
    /// save { error in continuation.resume(throwing: error) }
    /// ```
    ///
    /// - Returns: whether this was the outcome of the call.
    @inlinable
    @discardableResult
    public borrowing func resume(throwing error: (any Error)?) -> Bool where Success == Void {
        resume(with: error.map(Result.failure) ?? .success(()))
    }
}
