import Onceover

func count(completion: @escaping @Sendable (Int) -> Void) {
    completion(3)
}

nonisolated(nonsending) func count() async -> Int {
    await withOnceContinuation(of: Int.self, throwing: Never.self) { continuation in
        count { continuation.resume(returning: $0) }
    }
}
