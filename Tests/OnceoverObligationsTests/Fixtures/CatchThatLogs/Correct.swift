// verdicts: 5 proved, 0 assumed, 0 violated, 0 unknown

func moor(_ ship: Ship, yard: Yard, completion: @escaping (Int?) -> Void) {
    do {
        let berth = try yard.moor(ship)
        completion(berth)
    } catch {
        yard.log("\(error)")
        completion(nil)
    }
}

func moor(_ ship: Ship, yard: Yard) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        do {
            let berth = try yard.moor(ship)
            continuation.resume(returning: berth)
        } catch let spill as Spill {
            continuation.resume(throwing: spill)
        } catch {
            continuation.resume(throwing: error)
        }
    }
}

func typed(_ ship: Ship, yard: Yard, completion: @escaping (Int) -> Void) {
    do throws(any Error) {
        completion(try yard.moor(ship))
    } catch {
        completion(0)
    }
}

/// The error tells the caller; nobody waits for the handler then.
func told(_ ship: Ship, yard: Yard, completion: @escaping (Int) -> Void) throws {
    let berth = try yard.moor(ship)
    completion(berth)
}

func wrapped(_ ship: Ship, yard: Yard) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        continuation.resume(with: Result { try yard.moor(ship) })
    }
}
