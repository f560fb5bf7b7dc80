// verdicts: 0 proved, 2 assumed, 0 violated, 1 unknown
// proofs assume: stored-is-answered

struct Guest {
    let seat: Int
    let continuation: CheckedContinuation<Void, Never>
}

actor Lounge {
    private var last = 0
    private var guests: [Guest] = []

    func sit(at seat: Int) async {
        await withCheckedContinuation { guests.append(Guest(seat: seat, continuation: $0)) }
    }

    func call() {
        let called = guests.filter { $0.seat <= last }
        guests.removeAll { $0.seat <= last }
        for guest in called { guest.continuation.resume() }
    }

    func callAgain() {
        let called = guests.filter { $0.seat <= last }
        guests = guests.filter { $0.seat > last }
        for guest in called { guest.continuation.resume() }
    }

    func callEach() {
        guests.removeAll { guest in
            guard guest.seat <= last else { return false }
            guest.continuation.resume()
            return true
        }
    }

    func callFirst() {
        while let guest = guests.first, guest.seat <= last {
            guests.removeFirst()
            guest.continuation.resume()
        }
    }

    func callSome() {
        let called = guests.prefix(3)
        guests.removeFirst(called.count)
        called.forEach { $0.continuation.resume() }
    }

    func leave(_ seat: Int) {
        guard let index = guests.firstIndex(where: { $0.seat == seat }) else { return }
        guests.remove(at: index).continuation.resume()
    }
}

actor Hall {
    private var last = 0
    private var guests: [(seat: Int, continuation: CheckedContinuation<Void, Never>)] = []

    func sit(at seat: Int) async {
        await withCheckedContinuation { guests.append((seat, $0)) }
    }

    func call() {
        let called = guests.filter { $0.seat <= last }
        guests.removeAll { $0.seat <= last }
        for guest in called { guest.continuation.resume() }
    }

    func callFirst() {
        while let guest = guests.first, guest.seat <= last {
            guests.removeFirst()
            guest.continuation.resume()
        }
    }
}

/// What is left has a name.
actor Ferry {
    private var guests: [Guest] = []

    func board(at seat: Int) async {
        await withCheckedContinuation { guests.append(Guest(seat: seat, continuation: $0)) }
    }

    func call(_ last: Int) {
        let (called, others) = (guests.filter { $0.seat <= last }, guests.filter { $0.seat > last })
        guests = others
        for guest in called { guest.continuation.resume() }
    }
}
