extension CallbackStream {
    /// Reads a run of the stream. When the last copy is destroyed, the work stops.
    ///
    /// ```swift
    /// var iterator = positions.makeAsyncIterator()
    /// while let position = try await iterator.next() { print(position) }
    /// ```
    public struct Iterator: AsyncIteratorProtocol {
        @usableFromInline let reader: Reader

        init(_ reader: Reader) { self.reader = reader }

        /// The next element; nil at the end, or when the task is cancelled.
        ///
        /// ```swift
        /// var iterator = positions.makeAsyncIterator()
        /// let first = try await iterator.next()
        /// ```
        ///
        /// - Throws: the error that the source was finished with; ``Interruption`` when it was dropped.
        @inlinable
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws(Failure) -> Element?
        {
            try await reader.channel.next(isolation: actor)
        }
    }

    /// Lives as long as the last copy of an iterator.
    @usableFromInline
    final class Reader: Sendable {
        @usableFromInline let channel: StreamChannel<Element, Failure>

        init(_ channel: StreamChannel<Element, Failure>) { self.channel = channel }

        deinit { channel.end(nil, discardingBuffer: true) }
    }
}
