// verdicts: 0 proved, 2 assumed, 2 violated, 0 unknown
// proofs assume: stored-is-answered
struct Guest {
    let number: Int
    let continuation: CheckedContinuation<Void, Never>
}

actor Gate {
    var guests: [Guest] = []

    func wait(_ number: Int) async {
        await withCheckedContinuation { guests.append(Guest(number: number, continuation: $0)) }
    }

    func open() {
        for guest in guests { guest.continuation.resume() }  // want "stale-continuation"
    }
}

actor Desk {
    private var guests: [Int: Guest] = [:]

    func wait(_ number: Int) async {
        await withCheckedContinuation { guests[number] = Guest(number: number, continuation: $0) }
    }

    func call(_ number: Int) {
        guard let guest = guests[number] else { return }
        guest.continuation.resume()  // want "stale-continuation"
    }
}
