import Onceover

struct Ferry: Sendable {
    func cross(to bank: String, completion: @escaping @Sendable (Result<Int, Error>) -> Void) {
        guard bank == "left" else { return completion(.success(2)) }
        completion(.success(1))
    }

    /// Crosses, unless the task is cancelled.
    func cross(to bank: String) async throws -> Int {
        try await withCancellableContinuation(of: Int.self) { continuation in
            cross(to: bank) { continuation.resume(with: $0) }
        }
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
