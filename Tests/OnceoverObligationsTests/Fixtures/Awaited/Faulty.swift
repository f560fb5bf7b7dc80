// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

// Awaited or not, an error that nobody catches is lost with the task.
func moor(_ ship: Ship, at yard: any Yard, deck: Dock, completion: @escaping (Result<Int, any Error>) -> Void) {
    Task {
        try await deck.perform {
            let berth = try yard.moor(ship)  // want "unresumed-path: .completion."
            completion(.success(berth))
        }
    }
}

func hail(_ ships: [Ship], completion: @escaping () -> Void) {
    ships.forEach { ship in  // want "unresumed-path: .completion."
        completion()  // want "double-resume: .completion."
    }
}

final class Dock {
    func perform(_ work: @escaping () throws -> Void) async throws { try work() }
}
