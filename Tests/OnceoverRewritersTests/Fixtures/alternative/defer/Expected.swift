struct Gate: Sendable {
    func pass(completion: @escaping @Sendable (Int) -> Void) {
        defer { print("closed") }
        completion(1)
    }

    func pass() async -> Int {
        await withCheckedContinuation { continuation in
            pass { continuation.resume(returning: $0) }
        }
    }
}
