import Onceover

struct Ferry: Sendable {
    @available(*, deprecated, renamed: "cross(to:)")
    func cross(to bank: String, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        Task.immediate {
            do {
                completion(.success(try await cross(to: bank)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    /// Crosses, unless the task is cancelled.
    func cross(to bank: String) async throws -> Int {
        guard bank == "left" else {
            return 2
        }
        return 1
    }

    func moor(completion: @escaping @Sendable (Result<Int, Error>) -> Void) { completion(.success(3)) }

    /// Stops what was begun: more than to wait.
    func moor() async throws -> Int {
        try await withCancellableContinuation(of: Int.self) { continuation in
            continuation.onCancel { print("cast off") }
            moor { continuation.resume(with: $0) }
        }
    }
}
