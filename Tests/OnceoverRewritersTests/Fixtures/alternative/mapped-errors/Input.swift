enum Outer: Error { case inner(any Error) }

struct Layer: Sendable {
    func below(completion: @escaping @Sendable (Int?, (any Error)?) -> Void) { completion(nil, CancellationError()) }

    func above(completion: @escaping @Sendable (Result<Int, Outer>) -> Void) {
        below { value, error in
            if let error = error {
                completion(.failure(.inner(error)))
                return
            }
            guard let number = value else {
                completion(.failure(.inner(CancellationError())))
                return
            }
            completion(.success(number))
        }
    }
}
