import Onceover

struct Token: Sendable {}

struct Desk {
    @discardableResult
    func order(_ dish: String, completion: @escaping @Sendable (Result<String, any Error>) -> Void) -> Token {
        completion(.success(dish))
        return Token()
    }

    func order(_ dish: String) async throws -> String {
        try await withOnceContinuation(of: String.self) { continuation in
            _ = order(dish) { continuation.resume(with: $0) }
        }
    }
}
