func position(completion: @escaping @Sendable (Double, Double) -> Void) { completion(54.1, 12.1) }

nonisolated(nonsending) func position() async -> (Double, Double) {
    await withCheckedContinuation { continuation in
        position { continuation.resume(returning: ($0, $1)) }
    }
}
