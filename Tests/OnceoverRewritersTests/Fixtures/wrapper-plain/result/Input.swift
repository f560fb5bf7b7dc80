enum TideError: Error { case unknown }

struct Tide {
    func any(completion: @escaping @Sendable (Result<Int, any Error>) -> Void) { completion(.success(1)) }

    func typed(completion: @escaping @Sendable (Result<Int, TideError>) -> Void) { completion(.failure(.unknown)) }

    func never(completion: @escaping @Sendable (Result<Int, Never>) -> Void) { completion(.success(2)) }

    func done(completion: @escaping @Sendable (Result<Void, any Error>) -> Void) { completion(.success(())) }
}
