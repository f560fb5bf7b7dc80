struct Depot: Sendable {
    let relay = Relay()

    func send(_ crates: Int, completion: @escaping @Sendable (Int) -> Void) {
        guard crates > 0 else {
            completion(0)
            return
        }
        relay.pass(crates, to: completion)
    }

    func forget(_ crates: Int, completion: @escaping @Sendable (Int) -> Void) {  // want "not called on every path"
        relay.drop(crates, to: completion)
    }
}
