extension ContinuationSlots {
    /// Answers the call that waits for a key, and those that joined it.
    ///
    /// ```swift
    /// if !replies.resume(7, with: .success(Location())) { print("nobody waits for it any more") }
    /// ```
    ///
    /// - Returns: `false` when nobody waits: the request has ended, or never was.
    @inlinable
    @discardableResult
    public func resume(_ key: Key, with result: Result<Value, Failure>) -> Bool { slot(key).answer(with: result) }

    /// Answers with a value. See ``resume(_:with:)``.
    ///
    /// ```swift
    /// func didReceive(_ location: Location, id: Int) { replies.resume(id, returning: location) }
    /// ```
    @inlinable
    @discardableResult
    public func resume(_ key: Key, returning value: Value) -> Bool { resume(key, with: .success(value)) }

    /// Answers with an error. See ``resume(_:with:)``.
    ///
    /// ```swift
    /// func didFail(_ error: any Error, id: Int) { replies.resume(id, throwing: error) }
    /// ```
    @inlinable
    @discardableResult
    public func resume(_ key: Key, throwing error: Failure) -> Bool { resume(key, with: .failure(error)) }

    /// Answers that the work for a key is done. See ``resume(_:with:)``.
    ///
    /// ```swift
    /// let done = ContinuationSlots<Int, Void, any Error>(whenBusy: .join)
    /// try await done.wait(for: 7) { start { (_: Int) in done.resume(7) } }
    /// ```
    @inlinable
    @discardableResult
    public func resume(_ key: Key) -> Bool where Value == Void { resume(key, with: .success(())) }
}

extension ContinuationSlots {
    /// Cancels the calls that wait for a key, and stops the work that is going on for it.
    ///
    /// ```swift
    /// replies.cancel(7)
    /// ```
    public func cancel(_ key: Key) { slot(key).interruptAll(.interruption(.cancelled), closing: false) }

    /// Fails all calls of all keys. For a connection that is lost, and may come again.
    ///
    /// ```swift
    /// manager.onFailure = { replies.resumeAll(throwing: $0) }
    /// ```
    ///
    /// - Returns: whether a call waited.
    @discardableResult
    public func resumeAll(throwing error: Failure) -> Bool {
        var isAnybody = false
        for key in keys where slot(key).failAll(error) { isAnybody = true }
        return isAnybody
    }

    /// Ends all calls that wait, and all later ones, with an ``Interruption`` whose reason is `closed`. It stops the
    /// work that is going on.
    ///
    /// ```swift
    /// replies.close()
    /// ```
    public func close() { close(.interruption(.closed)) }

    /// Ends all calls that wait, and all that will come, with an error. The work that is going on is stopped.
    ///
    /// ```swift
    /// manager.onFailure = { replies.close(throwing: $0) }
    /// ```
    public func close(throwing error: Failure) { close(.failure(error)) }

    /// No call comes in after the first step, so the calls that are there then are all of them.
    private func close(_ closure: SlotClosure<Failure>) {
        let keys = state.withLock { state in
            if state.closure == nil { state.closure = closure }
            return state.slots.keys
        }
        for key in keys { slot(key).interruptAll(closure, closing: true) }
    }
}
