enum TideError: Error { case unknown, dry(Int) }

struct Tide: Sendable {
    func read(_ place: Int, completion: @escaping @Sendable (Result<Int, TideError>) -> Void) {
        if place < 0 { return completion(.failure(.unknown)) }
        if place == 0 { completion(.failure(.dry(place))) } else { completion(.success(place)) }
    }
}
