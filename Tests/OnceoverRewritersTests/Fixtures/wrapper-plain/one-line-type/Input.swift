struct Dot { func mark(completion: @escaping @Sendable (Int) -> Void) { completion(1) } }
