func moor(at berth: Int, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(berth > 0, nil)
}
