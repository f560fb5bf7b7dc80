// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
actor Radio {
    private var listeners: [Int: AsyncStream<Int>.Continuation] = [:]

    func listen(_ number: Int) -> AsyncStream<Int> {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        listeners[number] = continuation
        continuation.onTermination = { _ in Task { await self.forget(number) } }  // assumes stream-reader-is-gone
        return stream
    }

    /// Nobody reads that one any more.
    private func forget(_ number: Int) { listeners[number] = nil }  // assumes stream-reader-is-gone

    func say(_ word: Int) { for listener in listeners.values { listener.yield(word) } }

    func leave(_ number: Int) { listeners.removeValue(forKey: number)?.finish() }

    func close() {
        for listener in listeners.values { listener.finish() }
        listeners.removeAll()
    }
}
