struct Depth: Sendable {
    func load(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        completion(place * 2)
    }

    func check(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        if place < 0 {
            completion(nil, NoDepth())
        } else {
            completion(place + 1, nil)
        }
    }

    func localRedeclared(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        let text: Int? = place
        if let depth = text {
            print(depth)
        }
        let depth = 5
        load(depth) { other in
            completion(other + depth)
        }
    }

    func declaredInTheBranch(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        if place > 0 {
            let depth = 2
            load(depth) { depth in
                completion(depth)
            }
        } else {
            completion(0)
        }
    }

    func usedInTheBranch(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        let depth = 2
        if place > 0 {
            print(depth)
            load(depth) { depth in
                completion(depth)
            }
        } else {
            completion(depth)
        }
    }

    func declaredInAnotherBranch(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        if place > 3 {
            let depth = 1
            print(depth)
        }
        load(place) { depth in
            completion(depth)
        }
    }

    func guardBeforeTheCall(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        guard place > 0 else { return completion(0) }
        let depth = place
        guard depth > 0 else { return completion(1) }
        load(place) { value in
            completion(value + depth)
        }
    }

    func loopBefore(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        for depth in 0..<2 {
            print(depth)
        }
        load(place) { depth in
            completion(depth)
        }
    }

    func whileBefore(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        var depth = 0
        while depth < 2 { depth += 1 }
        load(depth) { value in
            completion(value)
        }
    }

    func doBefore(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        do {
            let depth = 3
            print(depth)
        }
        load(place) { depth in
            completion(depth)
        }
    }

    func switchBefore(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        switch place {
        case let depth: print(depth)
        }
        load(place) { depth in
            completion(depth)
        }
    }

    func closureBefore(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        let double = { (depth: Int) in depth * 2 }
        load(double(place)) { depth in
            completion(double(depth))
        }
    }

    func innerFunctionShadows(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        let depth = 1
        func inner(_ depth: Int) -> Int { depth + 1 }
        load(inner(depth)) { depth in
            completion(inner(depth))
        }
    }

    func optionalAgain(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        check(place) { depth, _ in
            if depth != nil {
                let place = depth!
                completion(place)
            } else {
                completion(place)
            }
        }
    }

    func boundAgain(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        check(place) { place, _ in
            if let place = place {
                completion(place)
            } else {
                completion(0)
            }
        }
    }

    func nameExists(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { depth in
            check(depth) { depth, _ in
                let depth1 = 1
                print(depth1)
                if let depth1 = depth {
                    print(depth1)
                }
                if let depth2 = depth {
                    print(depth2)
                }
                completion(2)
            }
        }
    }

    func errorNameExists(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        let error = "none"
        check(place) { depth, failure in
            if let failure {
                print(failure, error)
                completion(0)
            } else {
                completion(depth!)
            }
        }
    }

    func errorOfTheCatch(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        check(place) { depth, error in
            do {
                guard let depth else { throw error! }
                completion(depth)
            } catch {
                print("caught")
                completion(0)
            }
        }
    }

    func twiceTheSameName(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value in
            load(value) { other in
                load(other) { value in
                    completion(value + other)
                }
            }
        }
    }

    func localTypeOfTheName(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        enum depth { static let zero = 0 }
        load(place) { value in
            completion(value + depth.zero)
        }
    }
}

struct NoDepth: Error {}
