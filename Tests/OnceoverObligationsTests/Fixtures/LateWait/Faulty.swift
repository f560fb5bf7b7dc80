// verdicts: 0 proved, 2 assumed, 3 violated, 0 unknown
// proofs assume: stored-is-answered

/// The lock may open while the ship is prepared.
actor Lock {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
        if isOpen { return }
        await prepare()
        await withCheckedContinuation { waiting.append($0) }  // want "lost-continuation: what .waiting. gets here after .open\(\). has run"
    }

    func open() {
        isOpen = true
        let ready = waiting
        waiting.removeAll()
        for ship in ready { ship.resume() }
    }

    func prepare() async {}
}

/// Who listens to a radio that is off hears nothing, not even of the end.
actor Radio {
    private var listeners: [Int: AsyncStream<Int>.Continuation] = [:]
    private var isOff = false
    private var next = 0

    func listen() -> AsyncStream<Int> {
        AsyncStream { listener in
            next += 1
            listeners[next] = listener  // want "lost-continuation: what .listeners. gets here after .turnOff\(\). has run"
        }
    }

    func say(_ word: Int) { for listener in listeners.values { listener.yield(word) } }

    func turnOff() {
        isOff = true
        for listener in listeners.values { listener.finish() }
        listeners.removeAll()
    }
}

/// A bell that has rung rings no more.
actor Bell {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var hasRung = false

    func wait() async {
        await withCheckedContinuation { waiting.append($0) }  // want "lost-continuation: what .waiting. gets here after .ring\(\). has run"
    }

    func ring() {
        hasRung = true
        let all = waiting
        waiting = []
        for sailor in all { sailor.resume() }
    }
}
