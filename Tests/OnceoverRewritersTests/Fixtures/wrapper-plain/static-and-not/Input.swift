final class Scanner: Sendable {
    static func scan(_ page: Int, completion: @escaping @Sendable (Int) -> Void) {
        Scanner().scan(page, completion: completion)
    }

    func scan(_ page: Int, completion: @escaping @Sendable (Int) -> Void) {
        completion(page + 1)
    }
}
