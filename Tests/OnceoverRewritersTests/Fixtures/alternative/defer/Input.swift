struct Gate: Sendable {
    func pass(completion: @escaping @Sendable (Int) -> Void) {
        defer { print("closed") }
        completion(1)
    }
}
