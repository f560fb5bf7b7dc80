struct Relay: Sendable {
    func first(completion: @escaping @Sendable (Int) -> Void) { completion(1) }
    func second(completion: @escaping @Sendable (Int) -> Void) { first(completion: completion) }
}
