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

    func inline(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard let (depth, unit) = value else { return completion(0) }
            print(depth, unit)
            completion(depth)
        }
    }

    func variable(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard var (depth, unit) = value else { return completion(0) }
            depth += 1
            unit += "!"
            print(depth, unit)
            completion(depth)
        }
    }

    func blank(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard let (_, unit) = value else { return completion(0) }
            print(unit)
            completion(1)
        }
    }

    func typed(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard let (depth, unit): (Int, String) = value else { return completion(0) }
            print(depth, unit)
            completion(depth)
        }
    }

    func matched(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard case (let depth, let unit)? = value else { return completion(0) }
            print(depth, unit)
            completion(depth)
        }
    }

    func optionalAfterwards(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard let (depth, unit) = value else { return completion(0) }
            print(depth, unit, value!)
            completion(depth)
        }
    }

    func further(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard let (depth, unit) = value, unit == "m" else { return completion(0) }
            print(depth, unit, error as Any)
            completion(depth)
        }
    }

    func aliases(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { value, error in
            guard let first = value else { return completion(0) }
            guard var second = value else { return completion(0) }
            guard let third = value else { return completion(0) }
            second.0 += 1
            print(first, second, third)
            completion(first.0)
        }
    }

    func changedInSwitch(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        measure(place) { result in
            switch result {
            case .success(var whole):
                whole.1 += "!"
                print(whole)
                completion(1)
            case .failure:
                completion(0)
            }
        }
    }

    func inSwitch(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        measure(place) { result in
            switch result {
            case .success(((let depth, _), let unit)):
                print(depth, unit)
                completion(depth)
            case .failure:
                completion(0)
            }
        }
    }

    func letOutside(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        measure(place) { result in
            switch result {
            case let .success(((depth, _), unit)):
                print(depth, unit)
                completion(depth)
            case .failure(let failure):
                print(failure)
                completion(0)
            }
        }
    }

    func triedTuple(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        measure(place) { result in
            if let ((depth, _), unit) = try? result.get() {
                print(depth, unit)
                completion(depth)
            } else {
                completion(0)
            }
        }
    }

    func severalGuarded(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        several(place) { depth, unit, error in
            guard let depth, let unit else {
                print(error!)
                completion(0)
                return
            }
            print(depth, unit)
            completion(depth)
        }
    }

    func severalByError(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        several(place) { depth, unit, error in
            if let error {
                print(error)
                completion(0)
                return
            }
            print(depth!, unit ?? "")
            completion(depth!)
        }
    }

    func severalLoose(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        several(place) { depth, unit, error in
            print(depth as Any, unit as Any, error as Any)
            completion(2)
        }
    }

    func oneOfSeveral(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        several(place) { depth, _, _ in
            guard let depth else { return completion(0) }
            completion(depth)
        }
    }
}

struct NoDepth: Error {}
