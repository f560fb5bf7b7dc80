import Onceover

func moor(at berth: Int, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(berth > 0, nil)
}

nonisolated(nonsending) func moor(at berth: Int) async throws -> Bool {
    try await withOnceContinuation(of: Bool.self) { continuation in
        moor(at: berth) { value, error in
            if let error {
                continuation.resume(throwing: error)
            } else {
                continuation.resume(returning: value)
            }
        }
    }
}
