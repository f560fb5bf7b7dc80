// verdicts: 0 proved, 2 assumed, 3 violated, 1 unknown
// proofs assume: stored-is-answered

struct Guest {
    let seat: Int
    let continuation: CheckedContinuation<Void, Never>
}

actor Lounge {
    private var guests: [Guest] = []

    func sit(at seat: Int) async {
        await withCheckedContinuation { guests.append(Guest(seat: seat, continuation: $0)) }
    }

    func leave(_ seat: Int) {
        guests.removeAll { $0.seat == seat }  // want "lost-continuation: .*.continuation."
    }

    func swap(_ seat: Int) {
        guard let index = guests.firstIndex(where: { $0.seat == seat }) else { return }
        guests.remove(at: index)  // want "lost-continuation: .*.continuation."
    }

    func call() {
        let all = guests
        guests = []
        for guest in all { guest.continuation.resume() }
    }
}

actor Hall {
    private var guests: [(seat: Int, continuation: CheckedContinuation<Void, Never>)] = []

    func sit(at seat: Int) async {
        await withCheckedContinuation { guests.append((seat, $0)) }
    }

    func leave(_ seat: Int) {
        guests = guests.filter { $0.seat != seat }  // want "lost-continuation: .*.guests."
    }

    func call() {
        let all = guests
        guests = []
        for guest in all { guest.continuation.resume() }
    }
}

/// Who writes down who waits has picked out nobody.
actor Register {
    private var guests: [Guest] = []

    func sign(at seat: Int) async {
        await withCheckedContinuation { guests.append(Guest(seat: seat, continuation: $0)) }
    }

    func close(_ last: Int) {
        print(guests.map(\.seat))
        guests.removeAll { $0.seat <= last }  // want "lost-continuation: what `continuation` holds is dropped"
    }

    func call() { guests.popLast()?.continuation.resume() }
}
