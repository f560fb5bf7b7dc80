// verdicts: 2 proved, 0 assumed, 3 violated, 0 unknown

final class Pilot {
    private func fetch<Value>(type: Value.Type, completion: @escaping (Any?, (any Error)?) -> Void) {
        DispatchQueue.main.async {
            guard let answer = Value.read() else { return completion(nil, Spill.oil) }
            completion(answer, nil)
        }
    }

    /// Another type.
    func berth(completion: @escaping (Result<Ship, any Error>) -> Void) {
        fetch(type: Berth<Ship>.self) { answer, error in
            if let error {
                completion(.failure(error))
            } else if let ship = answer as? Ship {  // want "unresumed-path: .completion."
                completion(.success(ship))
            }
        }
    }

    /// It gives neither.
    private func look<Value>(for type: Value.Type, completion: @escaping (Any?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completion(nil, nil) }
    }

    func sight(completion: @escaping (Result<Ship, any Error>) -> Void) {
        look(for: Ship.self) { answer, error in
            if let error {
                completion(.failure(error))
            } else if let ship = answer as? Ship {  // want "unresumed-path: .completion."
                completion(.success(ship))
            }
        }
    }

    /// What has been there before is of no type that was asked for.
    func hail(_ last: Any?, completion: @escaping (Ship) -> Void) {
        fetch(type: Ship.self) { answer, error in
            if let ship = last as? Ship { completion(ship) }  // want "unresumed-path: .completion."
        }
    }
}
