/// A sequence of what a callback brings, however often it is called.
///
/// Each loop over the stream runs `start` anew, with a source of its own. `start` returns what stops the work: it runs
/// once, when the stream ends, is cancelled, or the loop is left, so it cannot be forgotten. Do not hold the source in
/// it: then a source that callbacks have lost could not be noticed.
///
/// ```swift
/// let positions = CallbackStream(of: Int.self, buffering: .dropOldest(8)) { source in
///     sensor.onPosition = { source.send($0) }
///     return StreamTermination { sensor.stop() }
/// }
/// for try await position in positions { print(position) }
/// ```
public struct CallbackStream<Element: Sendable, Failure: Error>: Sendable {
    /// What feeds the source, and says how to stop doing so.
    ///
    /// ```swift
    /// let start: CallbackStream<Int, any Error>.Start = { source in
    ///     source.send(1)
    ///     return StreamTermination {}
    /// }
    /// ```
    public typealias Start = @Sendable (CallbackSource<Element, Failure>) -> StreamTermination

    private let buffering: StreamBuffering
    private let location: SourceLocation
    private let dropped: @Sendable (Interruption) -> Failure?
    private let start: Start

    /// A stream with an error type of the caller's. A source that is dropped ends it with what `dropped` returns; nil
    /// is an end without an error.
    ///
    /// ```swift
    /// let numbers = CallbackStream<Int, Never>(buffering: .dropOldest(1), dropped: { _ in nil }) { source in
    ///     source.send(1)
    ///     return StreamTermination {}
    /// }
    /// ```
    public init(
        of type: Element.Type = Element.self,
        buffering: StreamBuffering,
        dropped: @escaping @Sendable (Interruption) -> Failure?,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: @escaping Start
    ) {
        self.buffering = buffering
        self.location = SourceLocation(fileID: fileID, line: line)
        self.dropped = dropped
        self.start = start
    }

    /// A stream that may throw any error.
    ///
    /// ```swift
    /// let numbers = CallbackStream(of: Int.self, buffering: .suspend(1)) { source in
    ///     let work = Task {
    ///         try await source.send(waiting: 1)
    ///         source.finish()
    ///     }
    ///     return StreamTermination { work.cancel() }
    /// }
    /// ```
    public init(
        of type: Element.Type = Element.self,
        buffering: StreamBuffering,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ start: @escaping Start
    ) where Failure == any Error {
        self.init(buffering: buffering, dropped: { $0.asError }, fileID: fileID, line: line, start)
    }
}

/// What stops the work of a stream's producer: removes the observer, invalidates the timer.
///
/// ```swift
/// return StreamTermination { center.remove(observer) }
/// ```
public struct StreamTermination: Sendable {
    let stop: @Sendable () -> Void

    /// Runs `stop` once, when nobody will read on.
    ///
    /// ```swift
    /// return StreamTermination { center.remove(observer) }
    /// ```
    public init(_ stop: @escaping @Sendable () -> Void) { self.stop = stop }
}

extension CallbackStream: AsyncSequence {
    /// Starts the work, and reads what it brings.
    ///
    /// ```swift
    /// var iterator = positions.makeAsyncIterator()
    /// let first = try await iterator.next()
    /// ```
    public func makeAsyncIterator() -> Iterator {
        let channel = StreamChannel<Element, Failure>(buffering, at: location)
        let termination = start(CallbackSource(channel, dropped: dropped))
        channel.onTermination(termination.stop)
        return Iterator(channel)
    }
}
