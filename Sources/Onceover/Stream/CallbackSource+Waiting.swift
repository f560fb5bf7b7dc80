extension CallbackSource {
    /// Hands an element over; while the buffer of a ``StreamBuffering/suspending(_:)`` stream is full, waits for room.
    ///
    /// Producers that wait get room in the order in which they came.
    ///
    /// ```swift
    /// for number in 1...3 { try await source.sendWhenReady(number) }
    /// source.finish()
    /// ```
    ///
    /// - Throws: `CancellationError` when the producer's task is cancelled while it waits; its element is not sent then.
    @inlinable
    @discardableResult
    public func sendWhenReady(
        _ element: Element, isolation: isolated (any Actor)? = #isolation
    ) async throws -> SendResult {
        try await channel.sendWhenReady(element, isolation: isolation)
    }

    /// The same for a producer that is not async: `completion` is called when there is room, or when the stream has ended.
    ///
    /// ```swift
    /// source.sendWhenReady(1) { result in if result == .sent { manager.start() } }
    /// ```
    @inlinable
    public func sendWhenReady(_ element: Element, completion: @escaping @Sendable (SendResult) -> Void) {
        channel.sendWhenReady(element, completion)
    }

    @available(*, deprecated, renamed: "sendWhenReady(_:isolation:)")
    @inlinable
    @discardableResult
    public func send(
        waiting element: Element, isolation: isolated (any Actor)? = #isolation
    ) async throws -> SendResult {
        try await channel.sendWhenReady(element, isolation: isolation)
    }
}
