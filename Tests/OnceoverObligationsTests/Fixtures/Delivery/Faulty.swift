// verdicts: 6 proved, 1 assumed, 6 violated, 0 unknown
// proofs assume: completion-by-name

final class Drowsy {
    private let queue = DispatchQueue(label: "drowsy")

    // Neither, where nothing was seen.
    func spot(_ name: String, completion: @escaping (Ship?, (any Error)?) -> Void) {
        queue.async {
            if name.isEmpty { return completion(nil, nil) }
            completion(Ship(), nil)
        }
    }

    func spot(_ name: String) async throws -> Ship {
        try await withCheckedThrowingContinuation { continuation in
            spot(name) { ship, error in
                if let ship {
                    continuation.resume(returning: ship)
                } else if let error {  // want "unresumed-path: .continuation."
                    continuation.resume(throwing: error)
                }
            }
        }
    }

    // A ship and a warning.
    func seek(_ name: String, completion: @escaping (Ship?, (any Error)?) -> Void) {
        queue.async { completion(Ship(), Spill.grain) }
    }

    func seek(_ name: String) async throws -> Ship {
        try await withCheckedThrowingContinuation { continuation in
            seek(name) { ship, error in
                if let error { continuation.resume(throwing: error) }  // want "double-resume: .continuation."
                if let ship { continuation.resume(returning: ship) }
            }
        }
    }

    // A helper that is given neither.
    func hail(_ name: String, completion: @escaping (Ship?, (any Error)?) -> Void) {
        if name.isEmpty { finish(completion) } else { finish(completion, ship: Ship()) }
    }

    private func finish(
        _ completion: @escaping (Ship?, (any Error)?) -> Void, ship: Ship? = nil, error: (any Error)? = nil
    ) {
        queue.async { completion(ship, error) }
    }

    func hailed(_ name: String, completion: @escaping (Result<Ship, any Error>) -> Void) {
        hail(name) { ship, error in
            if let ship {
                completion(.success(ship))
            } else if let error {  // want "unresumed-path: .completion."
                completion(.failure(error))
            }
        }
    }

    // Given on to a function that nobody has looked into.
    func ask(_ name: String, radio: Radio, completion: @escaping (Ship?, (any Error)?) -> Void) {
        radio.hail(name, completion: completion)
    }

    func asked(_ name: String, radio: Radio, completion: @escaping (Result<Ship, any Error>) -> Void) {
        ask(name, radio: radio) { ship, error in
            if let ship {
                completion(.success(ship))
            } else if let error {  // want "unresumed-path: .completion."
                completion(.failure(error))
            }
        }
    }

    // One value may be nil: that is no convention, but what the body says.
    func nearest(completion: @escaping (Ship?) -> Void) {
        queue.async { completion(self.ship) }
    }

    func nearestOne(completion: @escaping (Ship) -> Void) {
        nearest { ship in
            guard let ship else { return }  // want "unresumed-path: .completion."
            completion(ship)
        }
    }

    // No success, and no error.
    func signal(_ done: @escaping (Bool, (any Error)?) -> Void) {
        queue.async { self.ship == nil ? done(false, nil) : done(true, nil) }
    }

    func signalled(completion: @escaping (Result<Void, any Error>) -> Void) {
        signal { success, error in
            if success {
                completion(.success(()))
            } else if let error {  // want "unresumed-path: .completion."
                completion(.failure(error))
            }
        }
    }

    var ship: Ship?
}
