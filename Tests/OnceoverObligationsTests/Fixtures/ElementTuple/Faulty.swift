// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

actor Lock {
    private var waiting: [(number: Int, gate: CheckedContinuation<Void, Never>)] = []

    func enter(_ number: Int) async {
        await withCheckedContinuation { waiting.append((number, $0)) }
    }

    func open() {
        guard !waiting.isEmpty else { return }
        let ship = waiting.removeFirst()
        if ship.number > 0 { ship.gate.resume() }  // want "unresumed-path: .waiting."
    }

    func close() {
        for ship in waiting { ship.gate.resume() }
        waiting = []
    }
}
