struct Depth: Sendable {
    func load(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        if place < 0 {
            completion(nil, NoDepth())
        } else {
            completion(place * 2, nil)
        }
    }

    func unrelated(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            if place == 3 {
                print("three")
            } else {
                print("not three")
            }
            completion(value ?? 0)
        }
    }

    func boundInTurn(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            print("before")
            if let bad = error {
                print("no depth \(bad)")
                completion(0)
                return
            }
            if let depth = value {
                print("depth \(depth)")
                completion(depth)
            } else {
                completion(1)
            }
        }
    }

    func guarded(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            print("before")
            guard let depth = value else {
                print("no depth \(error!)")
                completion(0)
                return
            }
            print("depth \(depth)")
            completion(depth)
        }
    }

    func elseIf(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            print("before")
            if let bad = error {
                print("no depth \(bad)")
                completion(0)
            } else if let depth = value {
                completion(depth)
            } else {
                completion(1)
            }
        }
    }

    func forced(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            if let bad = error {
                print("no depth \(bad)")
                completion(0)
                return
            }
            print("depth \(value!)")
            completion(value!)
        }
    }

    func valueFirst(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            if let depth = value {
                print("depth \(depth)")
                completion(depth)
                return
            }
            print("no depth \(error!)")
            completion(0)
        }
    }

    func forcedElse(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            if let bad = error {
                print("no depth \(bad)")
                completion(0)
            } else {
                completion(value!)
            }
        }
    }

    func valueElse(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            if let depth = value {
                completion(depth)
            } else {
                print("no depth \(error!)")
                completion(0)
            }
        }
    }

    func errorIsNotNil(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            if error != nil {
                print("no depth \(error!)")
                completion(0)
                return
            }
            completion(value!)
        }
    }

    func valueIsNotNil(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            if value != nil {
                completion(value!)
                return
            }
            print("no depth \(error!)")
            completion(0)
        }
    }

    func errorIsNil(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            if error == nil {
                completion(value!)
            } else {
                print("no depth \(error!)")
                completion(0)
            }
        }
    }

    func valueIsNil(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            if value == nil {
                print("no depth \(error!)")
                completion(0)
            } else {
                completion(value!)
            }
        }
    }

    func both(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            if value != nil && error == nil {
                completion(value!)
            } else {
                print("no depth \(error!)")
                completion(0)
            }
        }
    }

    func parenthesised(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            if (error) != (nil) {
                completion(0)
                return
            }
            completion((value)!)
        }
    }

    func nested(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            if let bad = error {
                print("no depth \(bad)")
                completion(0)
            } else {
                if let depth = value {
                    completion(depth)
                } else {
                    completion(1)
                }
            }
        }
    }

    func errorIsIgnored(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            print("before")
            if let depth = value {
                print("depth \(depth)")
            }
            completion(1)
        }
    }

    func valueIsIgnored(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            print("before")
            if let bad = error {
                print("no depth \(bad)")
            }
            completion(1)
        }
    }

    func otherCondition(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            if value != nil && place > 2 {
                completion(value!)
            } else {
                print("other")
                completion(0)
            }
        }
    }

    func boundTwice(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            if let depth = value {
                print("first \(depth)")
            }
            if let deep = value {
                print("second \(deep)")
            }
            completion(2)
        }
    }

    func leavesInside(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            if let depth = value {
                if depth == 6 {
                    completion(6)
                    return
                }
                print("depth \(depth)")
            }
            completion(3)
        }
    }

    func guardsBoth(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard let depth = value, error == nil else {
                print("no depth \(error!)")
                completion(0)
                return
            }
            completion(depth)
        }
    }

    func guardsValue(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard value != nil else {
                print("no depth \(error!)")
                completion(0)
                return
            }
            completion(value!)
        }
    }

    func guardsError(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard error == nil else {
                print("no depth \(error!)")
                completion(0)
                return
            }
            completion(value!)
        }
    }

    func guardsTogether(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard value != nil && error == nil else {
                completion(0)
                return
            }
            completion(value!)
        }
    }

    func chained(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard error == nil else { return completion(0) }
            print(value!.bitWidth, value?.bitWidth as Any, (value?.bitWidth)!, value!.description.first?.isLetter as Any)
            completion(1)
        }
    }

    func errorBehindTheValue(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard let depth = value else {
                completion(0)
                return
            }
            print(error as Any)
            completion(depth)
        }
    }

    func valueBesideTheError(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            if let error {
                print(value as Any, error)
                completion(0)
            } else {
                completion(1)
            }
        }
    }

    func optionalOfTheError(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            if let bad = error {
                print(error!, bad)
                completion(0)
                return
            }
            guard let depth = value else { return completion(1) }
            print(value!)
            completion(depth)
        }
    }

    func shorthand(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            if let value {
                completion(value)
            } else {
                completion(0)
            }
        }
    }
}

struct NoDepth: Error {}
