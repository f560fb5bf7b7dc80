struct Harbour {
    func close(completion: @escaping @Sendable (Error?) -> Void) { completion(nil) }
}
