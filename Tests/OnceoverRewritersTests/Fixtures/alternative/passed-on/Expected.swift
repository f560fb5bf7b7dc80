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
        return await first()
    }
}
