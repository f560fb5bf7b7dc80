struct Anchor {
    /// Holds.
    /// - Parameter completion: called with a depth
    func hold(completion: @escaping @Sendable (Int) -> Void) {
        completion(1)
    }
}
