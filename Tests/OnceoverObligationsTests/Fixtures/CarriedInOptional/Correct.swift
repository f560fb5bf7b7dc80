// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

final class Ferry {
    private var trip: (number: Int, gate: CheckedContinuation<Int, any Error>)?

    func cross(_ number: Int) async throws -> Int {
        trip?.gate.resume(throwing: Busy())
        return try await withCheckedThrowingContinuation { trip = (number, $0) }
    }

    func dock() {
        guard let trip, trip.number > 0 else { return }
        self.trip = nil
        trip.gate.resume(returning: 0)
    }

    func ferryDidLand(_ minutes: Int) {
        if let (number, gate) = trip {
            trip = nil
            gate.resume(returning: minutes + number)
        }
    }
}

final class Tug {
    private struct Tow {
        let ship: Int
        let done: CheckedContinuation<Int, any Error>
    }
    private var tow: Tow?

    func pull(_ ship: Int) async throws -> Int {
        guard tow == nil else { throw Busy() }
        return try await withCheckedThrowingContinuation { continuation in
            tow = Tow(ship: ship, done: continuation)
        }
    }

    func cut() {
        guard let tow else { return }
        self.tow = nil
        tow.done.resume(throwing: Busy())
    }

    func tugDidArrive(_ minutes: Int) {
        let arrived = tow
        tow = nil
        arrived?.done.resume(returning: minutes)
    }
}
