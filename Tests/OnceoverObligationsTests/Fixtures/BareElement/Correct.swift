// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
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
        let all = guests
        guests = []
        for guest in all { guest.continuation.resume() }
    }
}

final class Ticket {
    let continuation: CheckedContinuation<Void, Never>
    var isUsed = false

    init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
}

/// What is used stays in the list, and says so.
actor Office {
    private var tickets: [Ticket] = []

    func wait() async {
        await withCheckedContinuation { tickets.append(Ticket($0)) }
    }

    func call() {
        for ticket in tickets where !ticket.isUsed {
            ticket.isUsed = true
            ticket.continuation.resume()  // assumes element-stays-for-others
        }
    }
}
