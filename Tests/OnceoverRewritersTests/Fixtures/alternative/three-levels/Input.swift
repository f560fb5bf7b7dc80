struct Chain: Sendable {
    func one(_ value: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        completion(.success(value + 1))
    }

    func three(_ value: Int, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) {
        one(value) { first in
            switch first {
            case .failure(let error): completion(.failure(error))
            case .success(let a):
                one(a) { second in
                    switch second {
                    case .failure(let error): completion(.failure(error))
                    case .success(let b):
                        print("at", b)
                        one(b, completion: completion)
                    }
                }
            }
        }
    }
}
