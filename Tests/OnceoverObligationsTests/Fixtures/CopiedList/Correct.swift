// verdicts: 0 proved, 1 assumed, 0 violated, 1 unknown
// proofs assume: stored-is-answered

actor Raft {
    private var guests: [CheckedContinuation<Void, Never>] = []

    func board() async { await withCheckedContinuation { guests.append($0) } }

    func sink() {
        for guest in guests.reversed() { guest.resume() }
        guests.removeAll()
    }

    func drift() {
        let all = Array(guests.reversed())
        guests = []
        all.forEach { $0.resume() }
    }
}

actor Wardrobe {
    private var owners: [(ticket: Int, waiting: CheckedContinuation<Int, Never>)] = []

    func wait(for ticket: Int) async -> Int {
        await withCheckedContinuation { owners.append((ticket, $0)) }
    }

    func found(_ ticket: Int, hook: Int) {
        if let owner = owners.first(where: { $0.ticket == ticket }) {
            owners.removeAll { $0.ticket == ticket }
            owner.waiting.resume(returning: hook)
        }
    }
}
