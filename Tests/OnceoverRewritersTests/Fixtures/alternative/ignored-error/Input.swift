struct Post: Sendable {
    func fetch(completion: @escaping @Sendable (Int?, Error?) -> Void) { completion(1, nil) }

    func count(completion: @escaping @Sendable (Int) -> Void) {
        fetch { value, _ in
            completion(value ?? 0)
        }
    }
}
