// verdicts: 1 proved, 2 violated, 0 unknown

/// The type's own goes over elements, too, or asks for more.
struct Shelf {
    var ships: [Ship] = []

    func forEach(_ body: (Ship) -> Void) {
        for ship in ships { body(ship) }
    }

    func map(_ name: String, completion: @escaping (Ship) -> Void) {
        completion(Ship(name: name))  // the only one with a completion handler
    }

    func first(completion: @escaping (Ship) -> Void) {
        forEach { completion($0) }  // want "unresumed-path: .completion." "double-resume: .completion."
    }

    func last(completion: @escaping (Ship) -> Void) {
        ships.forEach { completion($0) }  // want "unresumed-path: .completion." "double-resume: .completion."
    }
}
