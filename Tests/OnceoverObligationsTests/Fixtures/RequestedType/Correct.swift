// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown

/// What was asked for is of the type that was asked for.
final class Pilot {
    private func fetch<Value>(type: Value.Type, completion: @escaping (Any?, (any Error)?) -> Void) {
        DispatchQueue.main.async {
            guard let answer = Value.read() else { return completion(nil, Spill.oil) }
            completion(answer, nil)
        }
    }

    func berth(completion: @escaping (Result<Berth<Ship>, any Error>) -> Void) {
        fetch(type: Berth<Ship>.self) { answer, error in
            if let error {
                completion(.failure(error))
            } else if let berth = answer as? Berth<Ship> {
                completion(.success(berth))
            }
        }
    }
}
