import Onceover

struct Harbour {
    func close(completion: @escaping @Sendable (Error?) -> Void) { completion(nil) }

    nonisolated(nonsending) func close() async throws {
        try await withOnceContinuation(of: Void.self) { continuation in
            close { continuation.resume(throwing: $0) }
        }
    }
}
