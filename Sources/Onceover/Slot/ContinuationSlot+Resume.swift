extension ContinuationSlot {
    /// Answers the call that waits, and those that joined it.
    ///
    /// ```swift
    /// manager.onFailure = { if !slot.resume(with: .failure($0)) { print("nobody waits") } }
    /// ```
    ///
    /// - Returns: `false` when nobody waits: the callback was stale, or was the second one.
    /// - Complexity: O(1), and O(*n*) in the calls that joined or that wait in the queue.
    @inlinable
    @discardableResult
    public func resume(with result: Result<Value, Failure>) -> Bool { answer(with: result) }

    /// Answers with a value. See ``resume(with:)``.
    ///
    /// ```swift
    /// func didUpdate(_ location: Location) { slot.resume(returning: location) }
    /// ```
    @inlinable
    @discardableResult
    public func resume(returning value: Value) -> Bool { answer(with: .success(value)) }

    /// Answers with an error. See ``resume(with:)``.
    ///
    /// ```swift
    /// func didFail(_ error: any Error) { slot.resume(throwing: error) }
    /// ```
    @inlinable
    @discardableResult
    public func resume(throwing error: Failure) -> Bool { answer(with: .failure(error)) }

    /// Answers that the work is done. See ``resume(with:)``.
    ///
    /// ```swift
    /// let done = ContinuationSlot<Void, any Error>(whenBusy: .join)
    /// try await done.wait { start { (_: Int) in done.resume() } }
    /// ```
    @inlinable
    @discardableResult
    public func resume() -> Bool where Value == Void { answer(with: .success(())) }
}
