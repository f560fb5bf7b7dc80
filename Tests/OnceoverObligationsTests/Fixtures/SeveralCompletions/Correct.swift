// verdicts: 0 proved, 0 assumed, 0 violated, 1 unknown

protocol Customs {
    func clear(
        _ ship: Ship, completion: @escaping (Int) -> Void, closedCompletion: @escaping () -> Void,
        clearedCompletion: @escaping (Ship) throws -> Void) throws
}

// Closures by whose labels the call ends are ways for it to end, also one whose errors it passes on.
func enter(_ ship: Ship, in yard: any Yard, by customs: any Customs, completion: @escaping (Int) -> Void) throws {
    try customs.clear(
        ship, completion: completion,
        closedCompletion: { completion(0) },
        clearedCompletion: { ship in
            _ = try yard.moor(ship)
            completion(1)
        })
}
