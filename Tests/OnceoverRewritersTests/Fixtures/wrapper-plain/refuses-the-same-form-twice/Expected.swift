struct Twin {
    func go(completion: @escaping @Sendable (Int) -> Void) { completion(1) }

    nonisolated(nonsending) func go() async -> Int {
        await withCheckedContinuation { continuation in
            go(completion: { continuation.resume(returning: $0) })
        }
    }

    func go(handler: @escaping @Sendable (Int) -> Void) { handler(1) }  // want "the same name and parameters as the async form of `Twin.go\(completion:\)`"
}
