func count(completion: @escaping @Sendable (Int) -> Void) {
    completion(3)
}
