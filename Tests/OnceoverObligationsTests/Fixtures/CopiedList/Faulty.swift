// verdicts: 0 proved, 0 assumed, 2 violated, 2 unknown

/// A list in another form leaves the list as it is.
actor Raft {
    private var guests: [CheckedContinuation<Void, Never>] = []

    func board() async { await withCheckedContinuation { guests.append($0) } }

    func sink() {
        for guest in guests.reversed() { guest.resume() }  // want "stale-continuation: `guests`"
    }

    func drift() {
        for guest in Array(guests) { guest.resume() }  // want "stale-continuation: `guests`"
    }
}

/// So does one element of it.
actor Wardrobe {
    private var owners: [(ticket: Int, waiting: CheckedContinuation<Int, Never>)] = []

    func wait(for ticket: Int) async -> Int {
        await withCheckedContinuation { owners.append((ticket, $0)) }
    }

    func found(_ ticket: Int, hook: Int) {
        if let owner = owners.first(where: { $0.ticket == ticket }) {
            owner.waiting.resume(returning: hook)  // want "stale-continuation: `owners`"
        }
    }
}
