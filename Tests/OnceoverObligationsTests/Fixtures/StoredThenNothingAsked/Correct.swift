// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

/// The ship waits for an answer of the harbour, which may be gone.
@MainActor
final class Ship {
    weak var harbour: Harbour?
    private var mooring: CheckedContinuation<Int, any Error>?

    func moor() async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            mooring?.resume(throwing: CancellationError())
            mooring = continuation
            guard let harbour else {
                refused()
                return
            }
            harbour.assignBerth(to: self)
        }
    }

    func moored(at berth: Int) {
        mooring?.resume(returning: berth)
        mooring = nil
    }

    func refused() {
        mooring?.resume(throwing: CancellationError())
        mooring = nil
    }
}

@MainActor
final class Harbour {
    var berths: [Int] = []

    func assignBerth(to ship: Ship) {
        if let berth = berths.popLast() { ship.moored(at: berth) } else { ship.refused() }
    }
}

/// What is asked was made a line before.
@MainActor
final class Tug {
    private var harbour: Harbour?
    private var towing: CheckedContinuation<Int, any Error>?

    func tow() async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            towing?.resume(throwing: CancellationError())
            towing = continuation
            harbour = Harbour()
            harbour?.berths.removeAll()
        }
    }

    func towed(to berth: Int) {
        towing?.resume(returning: berth)
        towing = nil
    }
}
