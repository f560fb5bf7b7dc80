// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

/// By its name, it hears of an end, at once.
func decode<Value: Decodable>(_ data: Data?, as type: Value.Type, completion: (Result<Value, any Error>) -> Void) {
    guard let data else { return completion(.failure(Spill.oil)) }
    if let value = try? JSONDecoder().decode(type, from: data) {  // want "unresumed-path: .completion."
        completion(.success(value))
    }
}

func weigh(_ ship: Ship, completion: (Result<Int, any Error>) -> Void) {
    if ship.isEmpty { completion(.success(0)) }  // want "double-resume: .completion."
    completion(.success(ship.weight))
}
