actor Log {
    private var lines = 0

    func append(_ line: String, completion: @escaping @Sendable (Int) -> Void) {
        lines += 1
        completion(lines)
    }
}
