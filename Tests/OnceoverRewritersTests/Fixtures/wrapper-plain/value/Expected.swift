func count(completion: @escaping @Sendable (Int) -> Void) {
    completion(3)
}

nonisolated(nonsending) func count() async -> Int {
    await withCheckedContinuation { continuation in
        count { continuation.resume(returning: $0) }
    }
}
