// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown

typealias SoundingCallback = (Int) -> Bool?

// Who awaits it hears of the end by what it gives, or throws: the closure hears of what happens meanwhile.
func chart(_ ships: [Ship], callback: SoundingCallback? = nil) async throws -> Int {
    guard let first = ships.first else { throw Spill.oil }
    for depth in 0..<first.crew where callback?(depth) == false { break }
    return first.crew
}

func tally(of yard: any Yard, handler: @escaping (Ship) -> Void) async -> Int {
    guard yard.isOpen else { return 0 }  // assumes answered-besides, listener-callback
    let count = await yard.count()
    if let ship = yard.ships.first { handler(ship) }  // assumes answered-besides, listener-callback
    return count
}

func weigh(_ ship: Ship, in yard: any Yard, resultHandler: ((Int) -> Void)?) async throws {
    let weight = try await yard.weigh(ship)
    if weight > 9 { resultHandler?(weight) }  // assumes answered-besides, listener-callback
}
