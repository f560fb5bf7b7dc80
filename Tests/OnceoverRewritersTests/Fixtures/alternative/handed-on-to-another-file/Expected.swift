struct Depot: Sendable {
    let relay = Relay()

    func send(_ crates: Int, completion: @escaping @Sendable (Int) -> Void) {
        Task.immediate {
            completion(await send(crates))
        }
    }

    nonisolated(nonsending) func send(_ crates: Int) async -> Int {
        guard crates > 0 else {
            return 0
        }
        return await relay.pass(crates)
    }

    func forget(_ crates: Int, completion: @escaping @Sendable (Int) -> Void) {  // want "not called on every path"
        relay.drop(crates, to: completion)
    }
}
