// verdicts: 0 proved, 4 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

func find(_ name: String, radio: Radio) async throws -> Ship {
    try await withCheckedThrowingContinuation { continuation in
        radio.hail(name) { ship, error in
            if let ship {
                continuation.resume(returning: ship)
            } else {
                continuation.resume(throwing: error ?? Spill.grain)
            }
        }
    }
}

func both(_ name: String, radio: Radio, completion: @escaping (Result<Ship, any Error>) -> Void) {
    radio.hail(name) { ship, error in
        switch (ship, error) {
        case (let ship?, _): completion(.success(ship))
        case (nil, let error?): completion(.failure(error))
        case (nil, nil): completion(.failure(Spill.oil))
        }
    }
}

func guarded(_ name: String, radio: Radio, completion: @escaping (Ship?, (any Error)?) -> Void) {
    radio.hail(name) { ship, error in
        guard error == nil else { return completion(nil, error) }
        guard let ship else { return completion(nil, Spill.oil) }
        completion(ship, nil)
    }
}

func asked(_ name: String, radio: Radio) async throws -> Ship {
    try await withCheckedThrowingContinuation { continuation in
        radio.ask(name) { answer in
            do { continuation.resume(returning: try answer.get()) } catch { continuation.resume(throwing: error) }
        }
    }
}
