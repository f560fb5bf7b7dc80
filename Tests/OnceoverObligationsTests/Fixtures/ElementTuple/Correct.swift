// verdicts: 0 proved, 0 assumed, 0 violated, 1 unknown

actor Lock {
    private var waiting: [(number: Int, gate: CheckedContinuation<Void, Never>)] = []
    private var last = 0

    func enter() async {
        last += 1
        let number = last
        await withCheckedContinuation { waiting.append((number, $0)) }
    }

    func open() {
        guard !waiting.isEmpty else { return }
        let ship = waiting.removeFirst()
        ship.gate.resume()
    }

    func turnAway(_ number: Int) {
        guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: index).gate.resume()
    }

    func drain() {
        let ships = waiting
        waiting = []
        for ship in ships { ship.gate.resume() }
    }
}
