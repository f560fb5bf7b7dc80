extension ContinuationSlot {
    /// Fails all calls that wait, for an answer or for their turn. For a callback that reports a failure of the whole
    /// connection.
    ///
    /// ```swift
    /// manager.onFailure = { slot.resumeAll(throwing: $0) }
    /// ```
    ///
    /// - Returns: whether a call waited.
    @discardableResult
    public func resumeAll(throwing error: Failure) -> Bool { failAll(error) }

    /// Cancels all calls that wait, and stops the work that is going on.
    ///
    /// ```swift
    /// slot.cancelAll()
    /// ```
    public func cancelAll() { interruptAll(.interruption(.cancelled), closing: false) }

    /// Ends all calls that wait, and all later ones, with an ``Interruption`` whose reason is `closed`. It stops the
    /// work that is going on.
    ///
    /// ```swift
    /// slot.close()
    /// ```
    public func close() { interruptAll(.interruption(.closed), closing: true) }

    /// Ends all calls that wait, and all that will come, with an error. The work that is going on is stopped.
    ///
    /// ```swift
    /// manager.onFailure = { slot.close(throwing: $0) }
    /// ```
    public func close(throwing error: Failure) { interruptAll(.failure(error), closing: true) }
}
