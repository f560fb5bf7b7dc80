struct Relay: Sendable {
    func first(completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await first())
        }
    }

    func first() async -> Int {
        return 1
    }

    func second(completion: @escaping @Sendable (Int) -> Void) { first(completion: completion) }

    func second() async -> Int {
        await withCheckedContinuation { continuation in
            second { continuation.resume(returning: $0) }
        }
    }
}
