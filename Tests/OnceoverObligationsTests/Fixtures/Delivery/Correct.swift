// verdicts: 15 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

final class Lookout {
    private let queue = DispatchQueue(label: "lookout")

    // A ship or an error, never neither: so says the body.
    func spot(_ name: String, completion: @escaping (Ship?, (any Error)?) -> Void) {
        queue.async {
            if name.isEmpty { return completion(nil, Spill.grain) }
            completion(Ship(), nil)
        }
    }

    func spot(_ name: String) async throws -> Ship {
        try await withCheckedThrowingContinuation { continuation in
            spot(name) { ship, error in
                if let ship {
                    continuation.resume(returning: ship)
                } else if let error {
                    continuation.resume(throwing: error)
                }
            }
        }
    }

    // Not both either.
    func seek(_ name: String) async throws -> Ship {
        try await withCheckedThrowingContinuation { continuation in
            spot(name) { ship, error in
                if let error { continuation.resume(throwing: error) }
                if let ship { continuation.resume(returning: ship) }
            }
        }
    }

    // What is left out is nil, and what a helper gives is what it was given.
    func hail(_ name: String, completion: @escaping (Ship?, (any Error)?) -> Void) {
        do {
            try climb()
            finish(completion, ship: Ship())
        } catch {
            finish(completion, error: Spill.oil)
        }
    }

    private func finish(
        _ completion: @escaping (Ship?, (any Error)?) -> Void, ship: Ship? = nil, error: (any Error)? = nil
    ) {
        queue.async { completion(ship, error) }
    }

    func hailed(_ name: String, then completion: @escaping (Result<Ship, any Error>) -> Void) {
        hail(name) { ship, error in
            switch (ship, error) {
            case (let ship?, _): completion(.success(ship))
            case (_, let error?): completion(.failure(error))
            default: break
            }
        }
    }

    // Given on from a callback that is given one of them.
    func relay(_ name: String, completion: @escaping (Ship?, (any Error)?) -> Void) {
        spot(name) { ship, error in completion(ship, error) }
    }

    func relayed(_ name: String, completion: @escaping (Ship) -> Void, failure: @escaping (any Error) -> Void) {
        relay(name) { ship, error in
            if let ship { completion(ship) } else if let error { failure(error) }
        }
    }

    // And the handler itself given on.
    func forward(_ name: String, completion: @escaping (Ship?, (any Error)?) -> Void) {
        relay(name, completion: completion)
    }

    func forwarded(_ name: String) async -> Ship? {
        await withCheckedContinuation { continuation in
            forward(name) { ship, error in
                guard error == nil else { return continuation.resume(returning: nil) }
                guard let ship else { return }
                continuation.resume(returning: ship)
            }
        }
    }

    // It may be nil by its type, and never is.
    func nearest(completion: @escaping (Ship?) -> Void) {
        queue.async { completion(Ship()) }
    }

    func nearestOne(completion: @escaping (Ship) -> Void) {
        nearest { ship in
            guard let ship else { return }
            completion(ship)
        }
    }

    // Kept, and called by who knows whom: who has looked is held to keep the convention.
    func wait(_ completion: @escaping (Ship?, (any Error)?) -> Void) {
        queue.async { self.tell(self.ship, self.error, completion) }
    }

    private func tell(
        _ ship: Ship?, _ error: (any Error)?, _ completion: @escaping (Ship?, (any Error)?) -> Void
    ) {
        completion(ship, error)
    }

    func waited() async throws -> Ship {
        try await withCheckedThrowingContinuation { continuation in
            wait { ship, error in
                if let ship {
                    continuation.resume(returning: ship)
                } else if let error {
                    continuation.resume(throwing: error)
                }
            }
        }
    }

    // No success is an error.
    func signal(_ done: @escaping (Bool, (any Error)?) -> Void) {
        radio.hail { answer in
            switch answer {
            case .success: done(true, nil)
            case .failure(let error): done(false, error)
            }
        }
    }

    func signalled(completion: @escaping (Result<Void, any Error>) -> Void) {
        signal { success, error in
            if success {
                completion(.success(()))
            } else if let error {
                completion(.failure(error))
            }
        }
    }

    func climb() throws {}
    var ship: Ship?
    var error: (any Error)?
}
