struct Relay: Sendable {
    func first(completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await first())
        }
    }

    func first() async -> Int {
        return 1
    }

    func second(completion: @escaping @Sendable (Int) -> Void) {
        Task {
            completion(await second())
        }
    }

    func second() async -> Int {
        return await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
            let completion: @Sendable (Int) -> Void = { continuation.resume(returning: $0) }
            first(completion: completion)
        }
    }
}
