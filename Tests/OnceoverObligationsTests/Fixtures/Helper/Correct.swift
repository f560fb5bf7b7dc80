// verdicts: 5 proved, 0 assumed, 0 violated, 0 unknown

final class Crane {
    func lift(_ ship: Ship, completion: @escaping (Bool) -> Void) {
        if ship.isDocked { return tell(true, completion) }
        Crane.announce(completion)
    }

    private func tell(_ isLifted: Bool, _ then: @escaping (Bool) -> Void) { then(isLifted) }
    private static func announce(_ then: @escaping (Bool) -> Void) { then(false) }

    /// The answer says whether the handler was called.
    func drop(_ ship: Ship, completion: @escaping (Bool) -> Void) {
        if tellIfDocked(ship, completion) { return }
        completion(false)
    }

    private func tellIfDocked(_ ship: Ship, _ then: @escaping (Bool) -> Void) -> Bool {
        guard ship.isDocked else { return false }
        then(true)
        return true
    }

    func swing(_ yard: Yard) async throws -> Ship {
        try await withCheckedThrowingContinuation { continuation in
            finish(continuation, with: yard.find("tug"))
        }
    }

    private func finish(_ continuation: CheckedContinuation<Ship, any Error>, with ship: Ship?) {
        if let ship {
            continuation.resume(returning: ship)
        } else {
            continuation.resume(throwing: Spill.oil)
        }
    }

    func count(_ ships: [Ship], completion: @escaping (Int) -> Void) {
        add(ships, sum: 0, completion: completion)
    }

    private func add(_ ships: [Ship], sum: Int, completion: @escaping (Int) -> Void) {
        guard let first = ships.first else { return completion(sum) }
        add(Array(ships.dropFirst()), sum: sum + first.crew, completion: completion)
    }
}
