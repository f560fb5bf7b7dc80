struct Relay: Sendable {
    func first(completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await first())
        }
    }

    nonisolated(nonsending) func first() async -> Int {
        return 1
    }

    func second(completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await second())
        }
    }

    nonisolated(nonsending) func second() async -> Int {
        return await first()
    }
}
