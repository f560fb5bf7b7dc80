extension AnswerableContinuation where Self: ~Copyable, Failure == any Error {
    /// Answers with what a `(Value?, Error?)` handler was called with: four cases, of which two should not happen.
    ///
    /// Neither value nor error throws an ``Interruption`` with reason `empty`. Both: the value wins, and the error is
    /// reported to ``Misuse/handler``.
    ///
    /// ```swift
    /// load { data, error in continuation.resume(returning: data, throwing: error) }
    /// ```
    ///
    /// - Returns: whether this was the outcome of the call.
    @inlinable
    @discardableResult
    public borrowing func resume(returning value: sending Success?, throwing error: (any Error)?) -> Bool {
        guard let value else { return resume(with: .failure(error ?? Interruption(.empty, at: location))) }
        if error != nil { Misuse.report(.valueAndError, at: location) }
        return resume(with: .success(value))
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
