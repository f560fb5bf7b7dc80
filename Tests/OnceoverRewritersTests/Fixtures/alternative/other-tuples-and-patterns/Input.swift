struct Depth: Sendable {
    func load(_ place: Int, completion: @escaping @Sendable ((Int, String)?, Error?) -> Void) {
        if place < 0 {
            completion(nil, NoDepth())
        } else {
            completion((place, "m"), nil)
        }
    }

    func measure(_ place: Int, completion: @escaping @Sendable (Result<((Int, Int), String), Error>) -> Void) {
        completion(place < 0 ? .failure(NoDepth()) : .success(((place, 2), "m")))
    }

    func several(_ place: Int, completion: @escaping @Sendable (Int?, String?, Error?) -> Void) {
        if place < 0 {
            completion(nil, nil, NoDepth())
        } else {
            completion(place, "m", nil)
        }
    }

    func typedCase(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard case let (depth, unit)?: (Int, String)? = value else { return completion(0) }
            print(depth, unit)
            completion(depth)
        }
    }

    func variableAndOptional(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard var (depth, _) = value else { return completion(0) }
            depth += 1
            print(depth, { value! }())
            completion(depth)
        }
    }

    func caseAndOptional(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard case (let depth, let unit)? = value else { return completion(0) }
            print(depth, unit, value!)
            completion(depth)
        }
    }

    func guardAndUnclear(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard let (depth, unit) = value else { return completion(0) }
            print(depth, unit)
            if place == 3, error == nil {
                print("yes")
            } else {
                print("no")
            }
            completion(depth)
        }
    }

    func mixed(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard let x = value else { return completion(0) }
            guard var (depth, unit) = value else { return completion(0) }
            guard var y = value else { return completion(0) }
            y = (1, "k")
            depth += 1
            unit += "!"
            print(x, y, depth, unit)
            completion(depth)
        }
    }

    func mixedOtherwise(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard var (depth, unit) = value else { return completion(0) }
            depth = 1
            unit = ""
            guard var x = value else { return completion(0) }
            x = (2, "l")
            print(x, depth, unit)
            completion(depth)
        }
    }

    func tupleThenWhole(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard let (depth, unit) = value else { return completion(0) }
            guard let x = value else { return completion(0) }
            print(x, depth, unit)
            completion(depth)
        }
    }

    func threeVariables(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard var x = value else { return completion(0) }
            guard var y = value else { return completion(0) }
            x.0 += 1
            y.0 += 2
            print(x, y)
            completion(x.0)
        }
    }

    func oneVariable(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard var x = value else { return completion(0) }
            x.0 += 1
            completion(x.0)
        }
    }

    func nameTaken(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            let depth = place
            guard let (depth2, unit) = value else { return completion(depth) }
            print(depth2, unit)
            completion(depth2)
        }
    }

    func cast(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard let depth = value as? (Int, String) else { return completion(0) }
            completion(depth.0)
        }
    }

    func castInPattern(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            if case let (depth, unit as Any)? = value {
                print(unit)
                completion(depth)
            } else {
                completion(0)
            }
        }
    }

    func everyWay(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        measure(place) { result in
            if case .failure(let failure) = result {
                print(failure)
            }
            if case .success(((let x, let y), let z)) = result {
                print(x, y, z)
            }
            switch result {
            case .success(let ((x, _), z)): print(x, z)
            case .failure: print("none")
            }
            completion(1)
        }
    }
}

struct NoDepth: Error {}
