// verdicts: 0 proved, 5 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

/// Who is taken out is answered once: who comes after is somebody else.
@MainActor
final class Ferry {
    private var guest: CheckedContinuation<Int, Never>?

    func board() async -> Int {
        await withCheckedContinuation { continuation in
            let earlier = guest.take()
            guest = continuation
            earlier?.resume(returning: 0)
        }
    }

    func land(_ berth: Int) { guest.take()?.resume(returning: berth) }

    func drain() {
        while let next = guest {
            guest = nil
            next.resume(returning: 0)
        }
    }

    func drainTwice() {
        if let next = guest.take() { next.resume(returning: 0) }
        if let next = guest.take() { next.resume(returning: 0) }
    }
}

/// One of the tickets is for the one who waits.
@MainActor
final class Booth {
    private var buyer: ((Int) -> Void)?

    func buy(completion: @escaping (Int) -> Void) {
        buyer?(0)
        buyer = completion
    }

    func printed(_ tickets: [Int]) {
        guard let ticket = tickets.first, let waiting = buyer else { return }
        buyer = nil
        waiting(ticket)
    }
}

/// What clears the property answers who waits in it.
@MainActor
final class Gate {
    private var guest: CheckedContinuation<Bool, Never>? {
        didSet { oldValue?.resume(returning: false) }
    }

    func awaitGuest() async -> Bool { await withCheckedContinuation { guest = $0 } }

    func close() { guest = nil }
}

/// The other method knows whether somebody waits.
@MainActor
final class Lock {
    private var isOpen = false
    private var boat: ((Int) -> Void)?

    func enter(completion: @escaping (Int) -> Void) { boat = completion }  // assumes one-call-at-a-time

    func open(_ level: Int) {
        isOpen = true
        boat?(level)
        leave()
    }

    func leave() {
        if !isOpen { boat?(0) }
        boat = nil  // assumes handler-may-be-dropped
    }
}
