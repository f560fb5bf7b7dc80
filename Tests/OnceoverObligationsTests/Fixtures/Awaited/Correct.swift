// verdicts: 1 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

// What is awaited has run, and gives on the error of its closure.
func moor(_ ship: Ship, at yard: any Yard, deck: Deck, completion: @escaping (Result<Int, any Error>) -> Void) {
    Task {
        do {
            try await deck.perform {
                let berth = try yard.moor(ship)
                completion(.success(berth))
            }
        } catch {
            completion(.failure(error))
        }
    }
}

// The elements of a sequence are given to a closure; this is a future's, which has one value.
func hail(_ future: EventLoopFuture<Ship>, completion: @escaping () -> Void) {
    _ = future.map { () -> Int in
        completion()
        return 4
    }
}

final class Deck {
    func perform(_ work: @escaping () throws -> Void) async throws { try work() }
}
