struct Depth: Sendable {
    func load(_ place: Int, completion: @escaping @Sendable (Int?, String?, Error?) -> Void) {
        if place < 0 {
            completion(nil, nil, NoDepth())
        } else {
            completion(place, "m", nil)
        }
    }

    func mixed(_ place: Int, completion: @escaping @Sendable (Int?, Bool) -> Void) {
        completion(place < 0 ? nil : place, place > 3)
    }

    func flagged(_ place: Int, completion: @escaping @Sendable (Int?, Bool, Error?) -> Void) {
        if place < 0 {
            completion(nil, false, NoDepth())
        } else {
            completion(place, true, nil)
        }
    }

    func boundInTurn(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, unit, error in
            if let bad = error {
                print("no depth \(bad)")
                completion(0)
                return
            }
            if let depth = value, let name = unit {
                print(depth, name)
            }
            completion(1)
        }
    }

    func oneByOne(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, unit, error in
            if let depth = value {
                print(depth)
            } else if let name = unit {
                print(name)
            } else {
                print(error!)
            }
            completion(1)
        }
    }

    func eachAlone(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, unit, error in
            if let depth = value { print(depth) }
            if let name = unit { print(name) }
            completion(1)
        }
    }

    func unclear(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, unit, error in
            if value != nil && unit == nil {
                completion(value!)
            } else {
                completion(0)
            }
        }
    }

    func guarded(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, unit, error in
            guard let depth = value, let name = unit else {
                print(error!)
                completion(0)
                return
            }
            print(depth, name)
            completion(depth)
        }
    }

    func guardedAll(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, unit, error in
            guard value != nil && unit != nil && error == nil else {
                print(error!)
                completion(0)
                return
            }
            completion(value!)
        }
    }

    func guardedOne(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, unit, error in
            guard value != nil else {
                print(error!)
                completion(0)
                return
            }
            print(unit!)
            completion(value!)
        }
    }

    func guardedError(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, unit, error in
            guard error == nil else {
                completion(0)
                return
            }
            print(unit!)
            completion(value!)
        }
    }

    func classified(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, unit, error in
            if error == nil {
                print("a")
            } else if place == 3 {
                print("b")
            } else {
                print("c")
            }
            if error != nil {
                print("d")
            } else if place == 3 {
                print("e")
            } else {
                print("f")
            }
            completion(1)
        }
    }

    func guardsInTurn(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, unit, error in
            guard let depth = value else {
                print("a")
                return completion(0)
            }
            guard error == nil, place > 3 else {
                print("b")
                return completion(depth)
            }
            completion(1)
        }
    }

    func mixedValues(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        mixed(place) { value, flag in
            if let depth = value {
                print(depth)
            }
            print(flag)
            completion(1)
        }
    }

    func flaggedValue(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        flagged(place) { value, flag, error in
            if let depth = value {
                print(depth)
            } else {
                print(error!)
            }
            print(flag)
            completion(1)
        }
    }
}

struct NoDepth: Error {}
