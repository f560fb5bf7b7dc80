// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

protocol Customs {
    func clear(_ ship: Ship, papers: @escaping () -> Void, body: @escaping (Ship) throws -> Void) throws
}

// One that is no end runs besides.
func enter(_ ship: Ship, in yard: any Yard, by customs: any Customs, completion: @escaping (Int) -> Void) throws {
    try customs.clear(
        ship,
        papers: { completion(0) },
        body: { ship in
            _ = try yard.moor(ship)
            completion(1)  // want "double-resume"
        })
}
