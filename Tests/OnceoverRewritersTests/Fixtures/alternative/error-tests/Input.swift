struct Depth: Sendable {
    func save(_ place: Int, completion: @escaping @Sendable (Error?) -> Void) {
        completion(place < 0 ? NoDepth() : nil)
    }

    func flag(_ place: Int, completion: @escaping @Sendable (Bool, Error?) -> Void) {
        if place < 0 {
            completion(false, NoDepth())
        } else {
            completion(place > 3, nil)
        }
    }

    func onlyError(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        save(place) { error in
            print("before")
            if let failure = error {
                print("not saved \(failure)")
                completion(0)
                return
            }
            print("after")
            completion(1)
        }
    }

    func notOptional(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        flag(place) { isDeep, error in
            if let failure = error {
                print("no flag \(failure)")
                completion(0)
                return
            }
            print("deep \(isDeep)")
            completion(1)
        }
    }

    func flagOrForced(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        flag(place) { isDeep, error in
            if !isDeep && error != nil {
                print("no flag \(error!)")
                completion(0)
                return
            }
            completion(1)
        }
    }

    func flagIsTrue(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        flag(place) { isDeep, error in
            if isDeep == true && error == nil {
                completion(2)
            } else {
                print("\(String(describing: error))")
                completion(0)
            }
        }
    }

    func flagAlone(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        flag(place) { isDeep, error in
            if isDeep {
                completion(2)
            } else if place == 3 {
                completion(1)
            } else {
                print("\(error!)")
                completion(0)
            }
        }
    }

    func flagHandedOn(_ place: Int, completion: @escaping @Sendable (Bool, Error?) -> Void) {
        if place == 0 { print("shore") }
        flag(place, completion: completion)
    }
}

struct NoDepth: Error {}
