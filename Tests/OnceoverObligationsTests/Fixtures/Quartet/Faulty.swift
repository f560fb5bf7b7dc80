// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

func find(_ name: String, radio: Radio, completion: @escaping (Ship) -> Void) {
    radio.hail(name) { ship, error in
        if let ship { completion(ship) }  // want "unresumed-path: .completion."
    }
}

func find(_ name: String, radio: Radio) async throws -> Ship {
    try await withCheckedThrowingContinuation { continuation in
        radio.hail(name) { ship, error in
            if let error { continuation.resume(throwing: error) }  // want "double-resume: .continuation."
            continuation.resume(returning: ship ?? Ship())
        }
    }
}

func seek(_ name: String, radio: Radio) async throws -> Ship {
    try await withCheckedThrowingContinuation { continuation in
        hail(name, by: radio) { ship, error in
            if let ship {
                continuation.resume(returning: ship)
            } else if let error {  // want "unresumed-path: .continuation."
                continuation.resume(throwing: error)
            }
        }
    }
}

func both(_ name: String, radio: Radio, completion: @escaping (Result<Ship, any Error>) -> Void) {
    radio.hail(name) { ship, error in
        switch (ship, error) {
        case (let ship?, nil): completion(.success(ship))
        case (nil, let error?): completion(.failure(error))
        default: break  // want "unresumed-path: .completion."
        }
    }
}
