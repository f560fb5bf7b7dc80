// verdicts: 0 proved, 4 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

actor Lock {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
        await prepare()
        if isOpen { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        let ready = waiting
        waiting.removeAll()
        for ship in ready { ship.resume() }
    }

    func prepare() async {}
}

actor Radio {
    private var listeners: [Int: AsyncStream<Int>.Continuation] = [:]
    private var isOff = false
    private var next = 0

    func listen() -> AsyncStream<Int> {
        AsyncStream { listener in
            if isOff { return listener.finish() }
            next += 1
            listeners[next] = listener
        }
    }

    func turnOff() {
        isOff = true
        for listener in listeners.values { listener.finish() }
        listeners.removeAll()
    }
}

/// It rings again.
actor Bell {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var hasRung = false

    func wait() async {
        await withCheckedContinuation { waiting.append($0) }
    }

    func ring() {
        hasRung = true
        let all = waiting
        waiting = []
        for sailor in all { sailor.resume() }
    }

    func reset() { hasRung = false }
}

/// Who is asked looks at the flag.
actor Mole {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isBuilt = false

    func wait() async {
        if isReady { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    private var isReady: Bool { isBuilt }

    func build() {
        isBuilt = true
        let all = waiting
        waiting = []
        for sailor in all { sailor.resume() }
    }
}
