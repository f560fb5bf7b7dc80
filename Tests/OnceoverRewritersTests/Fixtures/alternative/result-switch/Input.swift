struct Log { static func note(_ text: String) { print(text) } }

struct Tide: Sendable {
    func level(completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        completion(.success(3))
    }

    func isHigh(completion: @escaping @Sendable (Result<Bool, Error>) -> Void) {
        level { result in
            switch result {
            case .success(let level):
                completion(.success(level > 2))
            case .failure(let error):
                completion(.failure(error))
            }
        }
    }

    func logged(completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        level { result in
            switch result {
            case let .success(level):
                Log.note("level \(level)")
                completion(.success(level))
            case let .failure(error):
                Log.note("failed")
                completion(.failure(error))
            }
        }
    }
}
