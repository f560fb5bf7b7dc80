struct Gate: Sendable {
    func pass(completion: @escaping @Sendable (Int) -> Void) {
        defer { print("closed") }
        completion(1)
    }

    nonisolated(nonsending) func pass() async -> Int {
        await withCheckedContinuation { continuation in
            pass { continuation.resume(returning: $0) }
        }
    }
}
