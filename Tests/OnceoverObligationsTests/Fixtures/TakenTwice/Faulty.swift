// verdicts: 0 proved, 0 assumed, 5 violated, 5 unknown

/// Each ticket goes to the same buyer.
@MainActor
final class Booth {
    private var buyer: CheckedContinuation<Int, Never>?

    func buy() async -> Int {
        guard buyer == nil else { return 0 }
        return await withCheckedContinuation { buyer = $0 }
    }

    func printed(_ tickets: [Int]) {
        guard !tickets.isEmpty, let waiting = buyer else { return }
        buyer = nil
        for ticket in tickets {
            waiting.resume(returning: ticket)  // want "double-resume: `buyer` is resumed a second time here"
        }
    }
}

@MainActor
final class Desk {
    private var customer: ((Int?) -> Void)?

    func serve(completion: @escaping (Int?) -> Void) {
        customer?(nil)
        customer = completion
    }

    func done(_ ticket: Int?) {
        let served = customer
        customer = nil
        if let ticket { served?(ticket) }  // want "double-resume: `customer` is called here, and always called again"
        served?(nil)
    }
}

/// The observer answers who has been answered.
@MainActor
final class Gate {
    private var guest: CheckedContinuation<Bool, Never>? {
        didSet { oldValue?.resume(returning: false) }
    }

    func awaitGuest() async -> Bool { await withCheckedContinuation { guest = $0 } }

    func pass() {
        guest?.resume(returning: true)
        guest = nil  // want "double-resume: `guest` is resumed a second time here"
    }
}

@MainActor
final class Hatch {
    private var guest: CheckedContinuation<Bool, Never>? {
        willSet { guest?.resume(returning: false) }
    }

    func awaitGuest() async -> Bool { await withCheckedContinuation { guest = $0 } }

    func pass() {
        let waiting = guest
        guest = nil
        waiting?.resume(returning: true)  // want "double-resume: `guest` is resumed a second time here"
    }
}

/// So does the other method.
@MainActor
final class Lock {
    private var boat: CheckedContinuation<Int, Never>?

    func enter() async -> Int {
        guard boat == nil else { return 0 }
        return await withCheckedContinuation { boat = $0 }
    }

    func open(_ level: Int) {
        boat?.resume(returning: level)
        leave()  // want "double-resume: `boat` is resumed a second time here"
    }

    func leave() {
        boat?.resume(returning: 0)
        boat = nil
    }
}
