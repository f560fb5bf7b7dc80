// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown

// A name that says so is believed.
func tally(of yard: any Yard, completion: @escaping (Ship?) -> Void) async -> Int {
    guard yard.isOpen else { return 0 }  // want "unresumed-path: .completion."
    completion(yard.ships.first)
    return await yard.count()
}

// So is who is told an outcome.
func tally(of yard: any Yard, handler: @escaping (Result<Ship, any Error>) -> Void) async throws -> Int {
    guard yard.isOpen else { return 0 }  // want "unresumed-path: .handler."
    handler(.success(Ship()))
    return await yard.count()
}

func count(in yard: any Yard, callback: @escaping (Ship, (any Error)?) -> Void) async throws -> Int {
    guard yard.isOpen else { return 0 }  // want "unresumed-path: .callback."
    callback(Ship(), nil)
    return await yard.count()
}

// It gives nothing itself.
func tally(of yard: any Yard, then callback: @escaping (Int) -> Void) async {
    guard yard.isOpen else { return }  // want "unresumed-path: .callback."
    callback(await yard.count())
}

// Nobody awaits it.
func tally(of yard: any Yard, handler: @escaping (Ship?) -> Void) -> Int {
    guard yard.isOpen else { return 0 }  // want "unresumed-path: .handler."
    if yard.ships.isEmpty { handler(nil) } else { handler(yard.ships[0]) }
    return 1
}
