import Onceover

func position(completion: @escaping @Sendable (Double, Double) -> Void) { completion(54.1, 12.1) }

nonisolated(nonsending) func position() async -> (Double, Double) {
    await withOnceContinuation(of: (Double, Double).self, throwing: Never.self) { continuation in
        position { continuation.resume(returning: ($0, $1)) }
    }
}
