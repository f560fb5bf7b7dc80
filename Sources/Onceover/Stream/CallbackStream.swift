/// A sequence of what a callback brings, however often it is called.
///
/// Each loop over the stream runs `start` anew, with a source of its own. `start` returns what stops the work: it runs
/// once, when the stream ends, is cancelled, or the loop is left, so it cannot be forgotten, and it has run when the reader
/// goes on. Do not hold the source in it: then a source that callbacks have lost could not be noticed.
///
/// Copies of one iterator may read at the same time: each element goes to the one that has asked first. If the task of one is
/// cancelled, the stream ends for all.
///
/// ```swift
/// let positions = CallbackStream(of: Int.self, buffering: .bufferingNewest(8)) { source in
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

    private let makeReader: @Sendable () -> Reader

    /// A stream with an error type of the caller's. A source that is dropped ends it with what `dropped` returns; nil
    /// is an end without an error.
    ///
    /// ```swift
    /// let numbers = CallbackStream<Int, Never>(buffering: .bufferingNewest(1), dropped: { _ in nil }) { source in
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
        let location = SourceLocation(fileID: fileID, line: line)
        makeReader = {
            let channel = StreamChannel<Element, Failure>(buffering, at: location)
            channel.started(start(CallbackSource(channel, dropped: dropped)))
            return Reader(channel)
        }
    }

    /// A stream that may throw any error.
    ///
    /// ```swift
    /// let numbers = CallbackStream(of: Int.self, buffering: .suspending(1)) { source in
    ///     let work = Task {
    ///         try await source.sendWhenReady(1)
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

    /// A stream of work that has been started, and its source. All loops over the stream read from the one source; when the
    /// stream and its iterators are gone, it has ended.
    ///
    /// ```swift
    /// let (numbers, source) = CallbackStream.makeStream(of: Int.self)
    /// start { source.send($0) }
    /// source.finish()
    /// for try await number in numbers { print(number) }
    /// ```
    public static func makeStream(
        of type: Element.Type = Element.self,
        buffering: StreamBuffering = .unbounded,
        termination: StreamTermination? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> (stream: CallbackStream, source: CallbackSource<Element, Failure>) where Failure == any Error {
        let channel = StreamChannel<Element, Failure>(buffering, at: SourceLocation(fileID: fileID, line: line))
        channel.started(termination)
        let reader = Reader(channel)
        return (CallbackStream(makeReader: { reader }), CallbackSource(channel, dropped: { $0.asError }))
    }

    private init(makeReader: @escaping @Sendable () -> Reader) { self.makeReader = makeReader }
}

extension CallbackStream: AsyncSequence {
    /// Starts the work, and reads what it brings.
    ///
    /// ```swift
    /// var iterator = positions.makeAsyncIterator()
    /// let first = try await iterator.next()
    /// ```
    public func makeAsyncIterator() -> Iterator { Iterator(makeReader()) }
}
