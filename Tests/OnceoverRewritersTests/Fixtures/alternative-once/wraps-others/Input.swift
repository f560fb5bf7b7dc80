struct Odd {
    func throwing(completion: @escaping @Sendable (Int) -> Void) throws {
        completion(1)
    }

    @discardableResult
    func returning(completion: @escaping @Sendable (Int) -> Void) -> Int {
        completion(1)
        return 2
    }

    mutating func changing(completion: @escaping @Sendable (Int) -> Void) {
        completion(1)
    }

    func filtered(by rule: (Int) -> Bool, completion: @escaping @Sendable (Bool) -> Void) {
        completion(rule(1))
    }
}
