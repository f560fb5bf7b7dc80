struct Twin {
    func go(completion: @escaping @Sendable (Int) -> Void) { completion(1) }
    func go(handler: @escaping @Sendable (Int) -> Void) { handler(1) }  // want "the same name and parameters as the async form of `Twin.go\(completion:\)`"
}
