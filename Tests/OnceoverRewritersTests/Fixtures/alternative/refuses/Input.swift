struct Odd {
    func throwing(completion: @escaping @Sendable (Int) -> Void) throws {
        completion(1)
    }

    @discardableResult
    func returning(completion: @escaping @Sendable (Int) -> Void) -> Int {  // want "it returns a value besides"
        completion(1)
        return 2
    }

    mutating func changing(completion: @escaping @Sendable (Int) -> Void) {  // want "it changes a value type"
        completion(1)
    }

    func filtered(by rule: (Int) -> Bool, completion: @escaping @Sendable (Bool) -> Void) {  // want "does not escape"
        completion(rule(1))
    }
}
