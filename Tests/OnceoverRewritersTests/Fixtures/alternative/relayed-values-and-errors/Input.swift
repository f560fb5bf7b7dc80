struct Depth: Sendable {
    func load(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        if place < 0 {
            completion(nil, NoDepth())
        } else {
            completion(place, nil)
        }
    }

    func plain(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        completion(place)
    }

    private var maybe: Int? { 4 }
    private func failure() -> Error? { nil }

    func nothingAndNil(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(nil, nil)
    }

    func nothingAndRelayed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        load(place) { value, error in
            completion(nil, error)
        }
    }

    func nothingAndComputed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(nil, failure())
    }

    func nothingAndKnown(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(nil, NoDepth())
    }

    func relayedAndNil(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        load(place) { value, error in
            completion(value, nil)
        }
    }

    func relayedAndRelayed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        load(place) { value, error in
            completion(value, error)
        }
    }

    func relayedAndComputed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        load(place) { value, error in
            completion(value, failure())
        }
    }

    func relayedAndKnown(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        load(place) { value, error in
            completion(value, NoDepth())
        }
    }

    func computedAndNil(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(maybe, nil)
    }

    func computedAndRelayed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        load(place) { value, error in
            completion(maybe, error)
        }
    }

    func computedAndComputed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(maybe, failure())
    }

    func computedAndKnown(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(maybe, NoDepth())
    }

    func knownAndNil(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(7, nil)
    }

    func knownAndRelayed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        load(place) { value, error in
            completion(7, error)
        }
    }

    func knownAndComputed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(7, failure())
    }

    func knownAndKnown(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        completion(7, NoDepth())
    }

    func plainAndNil(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        plain(place) { value in
            completion(value, nil)
        }
    }

    func plainAndComputed(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        plain(place) { value in
            completion(value, failure())
        }
    }

    func plainAndKnown(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        plain(place) { value in
            completion(value, NoDepth())
        }
    }

    func returned(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        return completion(place, nil)
    }

    func inParentheses(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        return (completion(place, nil))
    }

    func leavesOrGoesOn(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        load(place) { value, error in
            if value != nil {
                completion(value, error)
                return
            }
            print("some error")
            completion(value, error)
        }
    }

    func closureInParentheses(_ place: Int, completion: @escaping @Sendable (Int?, Error?) -> Void) {
        load(place) { (value, error) in
            (completion(value, error))
        }
    }

    func returnsInBoth(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        load(place) { x, error in
            guard let x = x else {
                let other = 0
                return completion(other)
            }
            let more = x + 1
            return completion(more)
        }
    }

    func withDefault(_ place: Int, completion: @escaping @Sendable (Int) -> Void = { _ in }) {
        completion(place)
    }

    func shorthandOnly(_ place: Int, completion: @escaping @Sendable (Int) -> Void) {
        plain(place) { completion($0) }
    }
}

struct NoDepth: Error {}
