struct Echo {
    func call(continuation: Int, completion: @escaping @Sendable (Int) -> Void) { completion(continuation) }
    func completion(completion: @escaping @Sendable (Int) -> Void) { completion(1) }
}
