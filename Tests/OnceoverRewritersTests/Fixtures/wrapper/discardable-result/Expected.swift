import Onceover

struct Receipt: Sendable {}

struct Desk {
    @discardableResult
    func order(_ dish: String, completion: @escaping @Sendable (Result<String, any Error>) -> Void) -> Receipt {
        completion(.success(dish))
        return Receipt()
    }

    nonisolated(nonsending) func order(_ dish: String) async throws -> String {
        try await withOnceContinuation(of: String.self) { continuation in
            _ = order(dish) { continuation.resume(with: $0) }
        }
    }
}
