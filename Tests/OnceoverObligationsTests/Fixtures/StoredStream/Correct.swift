// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown

/// The first listener is told that it is over.
actor Radio {
    private var listener: AsyncStream<Int>.Continuation?

    func messages() -> AsyncStream<Int> {
        AsyncStream { continuation in
            listener?.finish()
            listener = continuation
        }
    }

    func close() {
        listener?.finish()
        listener = nil
    }
}

/// There is one listener at a time.
actor Telephone {
    private var listener: AsyncStream<Int>.Continuation?

    func messages() -> AsyncStream<Int>? {
        guard listener == nil else { return nil }
        return AsyncStream { listener = $0 }
    }

    func hangUp() {
        listener?.finish()
        listener = nil
    }
}

/// Each has its own place.
actor Exchange {
    private var listeners: [Int: AsyncStream<Int>.Continuation] = [:]

    func messages(for id: Int) -> AsyncStream<Int> { AsyncStream { listeners[id] = $0 } }

    func hangUp(_ id: Int) {
        listeners[id]?.finish()
        listeners[id] = nil
    }
}

/// Nobody finishes it, so nobody waits for its end.
final class Tide {
    private var gauge: AsyncStream<Int>.Continuation?

    func levels() -> AsyncStream<Int> { AsyncStream { self.gauge = $0 } }

    func measure(_ level: Int) { gauge?.yield(level) }
}

/// It stays when it is finished: the object serves one stream.
final class Voyage {
    private var log: AsyncStream<Int>.Continuation?

    func start() -> AsyncStream<Int> { AsyncStream { self.log = $0 } }

    func end() { log?.finish() }
}

/// It reads the stream itself, and lets go of the reader with the stream.
final class Watch {
    private var bells: AsyncStream<Int>.Continuation?
    private var reader: Reader?

    func start() {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        bells = continuation  // assumes stream-reader-is-gone
        reader = Reader(of: stream)
    }

    func stop() {
        bells?.finish()
        bells = nil
        reader = nil
    }
}
