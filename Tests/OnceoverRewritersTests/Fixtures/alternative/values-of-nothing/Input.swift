struct Depth: Sendable {
    func nothingOrError(_ place: Int, completion: @escaping @Sendable (Void?, Error?) -> Void) {
        if place > 0 {
            completion((), nil)  // There is nothing to say.
        } else {
            completion(nil, NoDepth())
        }
    }

    func twiceNothing(_ place: Int, completion: @escaping @Sendable (Void?, Void?, Error?) -> Void) {
        if place > 0 {
            completion((), (), nil)
        } else {
            completion(nil, nil, NoDepth())
        }
    }

    func nothingBesideValue(_ place: Int, completion: @escaping @Sendable (Void?, Int?, Error?) -> Void) {
        if place > 0 {
            completion((), place, nil)
        } else {
            completion(nil, nil, NoDepth())
        }
    }

    func nothingAndError(_ place: Int, completion: @escaping @Sendable (Void, Error?) -> Void) {
        completion((), place > 0 ? nil : NoDepth())
    }

    func throwsItself(_ place: Int, completion: @escaping @Sendable (Int) -> Void) throws {
        if place < 0 { throw NoDepth() }
        completion(place)
    }
}

struct NoDepth: Error {}
