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

    func shadowsParameter(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        print(place)
        load(place) { place in
            print(place)
            completion(place)
        }
    }

    func shadowsVariable(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        let depth = 1
        print(depth)
        load(place) { depth in
            completion(depth)
        }
    }

    func shadowsGuard(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        let optional: Int? = place
        guard let depth = optional else { return completion(0) }
        load(depth) { depth in
            completion(depth)
        }
    }

    func shadowsInBranch(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        let depth = 1
        if place > 0 {
            load(place) { depth in
                completion(depth)
            }
        } else {
            print(depth)
            completion(depth)
        }
    }

    func redeclaredInner(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { depth in
            load(depth) { other in
                let depth = other
                completion(depth)
            }
        }
    }

    func shadowsInner(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { depth in
            load(depth) { depth in
                load(depth) { depth in
                    completion(depth)
                }
            }
        }
    }

    func boundInner(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { depth in
            check(depth) { other, _ in
                if let depth = other {
                    completion(depth)
                } else {
                    completion(0)
                }
            }
        }
    }

    func innerBlock(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { depth in
            load(depth) { other in
                if other > 4 {
                    let depth = other
                    print(depth)
                }
                completion(depth)
            }
        }
    }

    func inSwitch(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        let depth = 2
        switch place {
        case 3:
            load(place) { depth in
                print(depth)
                completion(depth)
            }
        case let depth:
            load(depth) { other in
                completion(other + depth)
            }
        }
    }

    func localFunction(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        func depth(_ number: Int) -> Int { number + 1 }
        load(place) { value in
            completion(depth(value))
        }
    }

    func localType(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        struct Local {
            var depth = 1
        }
        load(place) { value in
            completion(Local(depth: value).depth)
        }
    }

    func calleesName(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { load in
            completion(load)
        }
    }

    func namesOfOurs(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        let continuation = 1, error = 2, value0 = 3
        load(place) { depth in
            completion(depth + continuation + error + value0)
        }
    }
}

struct NoDepth: Error {}
