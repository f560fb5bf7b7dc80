import Onceover

struct Anchor {
    /// Holds.
    /// - Parameter completion: called with a depth
    func hold(completion: @escaping @Sendable (Int) -> Void) {
        completion(1)
    }

    /// Holds.
    /// - Returns: A depth
    nonisolated(nonsending) func hold() async -> Int {
        await withOnceContinuation(of: Int.self, throwing: Never.self) { continuation in
            hold { continuation.resume(returning: $0) }
        }
    }
}
