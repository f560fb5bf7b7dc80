/// Where callbacks put the elements of a ``CallbackStream``. Any number of closures can hold it, on any thread.
///
/// When the last one that holds it is destroyed before ``finish()`` or ``finish(throwing:)``, the consumer gets an
/// ``Interruption`` with reason `dropped`: it never waits for a source that is gone.
///
/// ```swift
/// manager.onUpdate = { source.send($0) }
/// manager.onFailure = { source.finish(throwing: $0) }
/// ```
public final class CallbackSource<Element: Sendable, Failure: Error>: Sendable {
    @usableFromInline let channel: StreamChannel<Element, Failure>
    private let dropped: @Sendable (Interruption) -> Failure?

    init(_ channel: StreamChannel<Element, Failure>, dropped: @escaping @Sendable (Interruption) -> Failure?) {
        self.channel = channel
        self.dropped = dropped
    }

    deinit {
        // `dropped` is asked only if that is what ends the stream, and not under the lock.
        guard channel.isOpen else { return }
        let failure = dropped(Interruption(.dropped, at: channel.location))
        if channel.end(failure) { Misuse.report(.dropped, at: channel.location) }
    }

    /// Hands an element over, or buffers it. O(1), never waits.
    ///
    /// ```swift
    /// manager.onUpdate = { if source.send($0) == .dropped { metrics.count("dropped", "positions") } }
    /// ```
    @inlinable
    @discardableResult
    public func send(_ element: Element) -> SendResult { channel.send(element) }

    /// Hands elements over, or buffers them. O(*n*), never waits.
    ///
    /// ```swift
    /// source.send(contentsOf: 1...3)
    /// ```
    ///
    /// - Returns: what became of the last one that was lost, if one was.
    @inlinable
    @discardableResult
    public func send(contentsOf elements: some Sequence<Element>) -> SendResult {
        var result = SendResult.sent
        for element in elements {
            let own = send(element)
            if own == .ended { return .ended }
            if own == .dropped { result = .dropped }
        }
        return result
    }

    /// Ends the stream, when what is buffered has been read.
    ///
    /// ```swift
    /// start { source.send($0) }
    /// source.finish()
    /// ```
    ///
    /// - Returns: `false` when it had ended already.
    @discardableResult
    public func finish() -> Bool { channel.end(nil) }

    /// Ends the stream with an error, when what is buffered has been read.
    ///
    /// ```swift
    /// manager.onFailure = { source.finish(throwing: $0) }
    /// ```
    ///
    /// - Returns: `false` when it had ended already.
    @discardableResult
    public func finish(throwing error: Failure) -> Bool { channel.end(error) }
}
