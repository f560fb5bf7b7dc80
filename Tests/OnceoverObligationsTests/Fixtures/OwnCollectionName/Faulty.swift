// verdicts: 1 proved, 0 assumed, 2 violated, 0 unknown

/// The type's own goes over elements, too, or asks for more.
struct Shelf {
    var ships: [Ship] = []

    func forEach(_ body: (Ship) -> Void) {
        for ship in ships { body(ship) }
    }

    func map(_ name: String, completion: @escaping (Ship) -> Void) {
        completion(Ship(name: name))  // the only one with a completion handler
    }

    func first(completion: @escaping (Shelf) -> Void) {
        forEach { _ in completion(self) }  // want "unresumed-path: .completion." "double-resume: .completion."
    }

    func last(completion: @escaping (Shelf) -> Void) {
        ships.forEach { _ in completion(self) }  // want "unresumed-path: .completion." "double-resume: .completion."
    }
}
