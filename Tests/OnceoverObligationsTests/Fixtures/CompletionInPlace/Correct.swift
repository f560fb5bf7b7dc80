// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown

func decode<Value: Decodable>(_ data: Data?, as type: Value.Type, completion: (Result<Value, any Error>) -> Void) {
    guard let data, let value = try? JSONDecoder().decode(type, from: data) else {
        return completion(.failure(Spill.oil))
    }
    completion(.success(value))
}

/// What has a vaguer name is called as often as there is something to call it for.
func visit(_ ships: [Ship], handler: (Ship) -> Void) {
    for ship in ships { handler(ship) }
}

/// Nor is what is told nothing,
func moor(_ ship: Ship, completion: () -> Void) {
    do {
        try ship.moor()
        completion()
    } catch {
        log("\(error)")
    }
}

/// or whose caller hears by the result.
func weight(of ship: Ship, completion: (Result<Int, any Error>) -> Void) -> Int? {
    if ship.isEmpty { return ship.weight }
    completion(.failure(Spill.oil))
    return nil
}
