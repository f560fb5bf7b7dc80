// verdicts: 0 proved, 1 assumed, 2 violated, 1 unknown
// proofs assume: stored-is-answered

/// One at a time, in a tuple with what else is known of it.
final class Ferry {
    private var trip: (number: Int, gate: CheckedContinuation<Int, any Error>)?

    func cross() async throws -> Int {
        guard trip == nil else { throw Busy() }
        return try await withCheckedThrowingContinuation { trip = (1, $0) }
    }

    func dock() {
        if let trip, trip.number > 0 { self.trip = nil }  // want "lost-continuation: what .trip. holds is dropped"
    }

    func ferryDidLand(_ minutes: Int) {
        let landed = trip
        trip = nil
        landed?.gate.resume(returning: minutes)
    }

    func ferryDidSink() {
        trip?.gate.resume(throwing: Sunk())  // want "stale-continuation: .trip. is resumed here and stays stored"
    }
}

/// The same in a struct.
final class Tug {
    private struct Tow {
        let ship: Int
        let done: CheckedContinuation<Int, any Error>
    }
    private var tow: Tow?

    func pull(_ ship: Int) async throws -> Int {
        guard tow == nil else { throw Busy() }
        return try await withCheckedThrowingContinuation { tow = Tow(ship: ship, done: $0) }
    }

    func cut() {
        tow = nil  // want "lost-continuation: what .done. holds is dropped"
    }

    func tugDidArrive(_ minutes: Int) {
        tow?.done.resume(returning: minutes)
        tow = nil
    }
}
