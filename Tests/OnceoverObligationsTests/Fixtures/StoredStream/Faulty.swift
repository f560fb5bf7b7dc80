// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

/// It makes room for the next listener as it closes, but a second listener takes the first one's place.
actor Radio {
    private var listener: AsyncStream<Int>.Continuation?

    func messages() -> AsyncStream<Int> {
        AsyncStream { continuation in
            listener = continuation  // want "lost-continuation: a second call of"
        }
    }

    func hear(_ message: Int) { listener?.yield(message) }

    func close() {
        listener?.finish()
        listener = nil
    }
}

/// Only one of the ways in finishes the stream that is there.
final class Lookout {
    private var watcher: AsyncThrowingStream<Ship, any Error>.Continuation?

    func ships(from tower: Tower) -> AsyncThrowingStream<Ship, any Error> {
        let (stream, continuation) = AsyncThrowingStream<Ship, any Error>.makeStream()
        if tower.isNew { watcher?.finish() }
        watcher = continuation  // want "lost-continuation: a second call of"
        return stream
    }

    func fail(_ error: any Error) {
        guard let old = watcher else { return }
        watcher = nil
        old.finish(throwing: error)
    }
}
