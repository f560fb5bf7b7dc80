// verdicts: 1 proved, 7 assumed, 0 violated, 0 unknown
// proofs assume: gives-value-or-error, unseen-callback-once

final class Harbour {
    private let radio = Radio()

    // Nobody sees what calls the closure: it gives a ship or an error, as nearly all do.
    func hail(_ name: String, completion: @escaping (Result<Ship, any Error>) -> Void) {
        radio.hail(name) { ship, error in
            if let error {
                completion(.failure(error))
            } else if let ship {
                completion(.success(ship))
            }
        }
    }

    func hail(_ name: String) async throws -> Ship {
        try await withCheckedThrowingContinuation { continuation in
            radio.hail(name) { ship, err in
                switch (ship, err) {
                case (let ship?, _): continuation.resume(returning: ship)
                case (_, let err?): continuation.resume(throwing: err)
                default: break
                }
            }
        }
    }

    func call(_ name: String, completion: @escaping (Ship?) -> Void) {
        radio.hail(name) { ship, error in
            guard error == nil else { return completion(nil) }
            guard let ship else { return }
            completion(ship)
        }
    }

    // What has succeeded has no error, and what has not has one.
    func unlock(_ name: String, completion: @escaping (Bool) -> Void) {
        radio.unlock(name) { success, error in
            if success {
                completion(true)
            } else if error != nil {
                completion(false)
            }
        }
    }

    // All that it could be given besides the error.
    func ask(_ name: String, completion: @escaping (Ship?) -> Void) {
        radio.ask(name) { ship, berth, anError in
            if anError != nil {
                completion(nil)
            } else if let ship {
                completion(ship)
            } else if let berth {
                completion(berth.ship)
            }
        }
    }

    // A closure that is given back is called by who asked for it.
    func listener(_ completion: @escaping (Ship?) -> Void) -> ShipHandler {
        return { ship, error in
            if error != nil {
                completion(nil)
            } else if ship?.isEmpty == true {
                completion(nil)
            } else if let ship {
                completion(ship)
            }
        }
    }

    // The closure is called with both, whatever is in them.
    func tell(_ name: String, completion: @escaping (Ship?, (any Error)?) -> Void) {
        radio.hail(name) { ship, error in completion(ship, error) }
    }

    func told(_ name: String, completion: @escaping (Ship) -> Void, failure: @escaping (any Error) -> Void) {
        tell(name) { ship, error in
            if let ship { completion(ship) } else if let error { failure(error) }
        }
    }
}
