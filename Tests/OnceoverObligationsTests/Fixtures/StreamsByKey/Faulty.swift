// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
actor Radio {
    private var listeners: [Int: AsyncStream<Int>.Continuation] = [:]

    func listen(_ number: Int) -> AsyncStream<Int> {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        listeners[number] = continuation
        return stream
    }

    func say(_ word: Int) { for listener in listeners.values { listener.yield(word) } }

    func leave(_ number: Int) { listeners.removeValue(forKey: number)?.finish() }

    func close() {
        listeners.removeAll()  // want "lost-continuation"
    }
}
