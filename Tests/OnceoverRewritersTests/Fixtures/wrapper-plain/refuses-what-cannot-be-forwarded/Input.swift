struct Odd {
    func total(_ numbers: Int..., completion: @escaping @Sendable (Int) -> Void) {  // want "`numbers` is variadic"
        completion(numbers.count)
    }

    func change(_ number: inout Int, completion: @escaping @Sendable (Int) -> Void) {  // want "`number` is inout"
        completion(number)
    }

    func count(completion: (Int) -> Void) {  // want "`completion` does not escape"
        completion(1)
    }

    func ask(completion: @escaping @Sendable (Int) -> Bool) {  // want "`completion` must return a value"
        _ = completion(1)
    }

    func begin(completion: @escaping @Sendable (Int) -> Void) -> Int {  // want "it returns `Int`"
        completion(1)
        return 2
    }
}
