// verdicts: 3 proved, 1 assumed, 4 violated, 0 unknown
// proofs assume: completion-by-name
final class Ship {
    var captain: String?
    var isOpen = false
    func board(_ then: @escaping () -> Void) { then() }
}

protocol Mooring {}

extension Mooring {
    // Who calls it, in another file, has asked.
    func moor(_ ship: Ship, completion: @escaping () -> Void) {
        guard let captain = ship.captain else { return }
        print(captain)
        completion()
    }

    // One of two has not.
    func weigh(_ ship: Ship, completion: @escaping () -> Void) {
        guard let captain = ship.captain else { return }  // want "unresumed-path: .completion."
        print(captain)
        completion()
    }

    // Its name is given on.
    func load(_ ship: Ship, completion: @escaping () -> Void) {
        guard let captain = ship.captain else { return }  // want "unresumed-path: .completion."
        print(captain)
        completion()
    }

    // Nobody in sight calls it.
    func unload(_ ship: Ship, completion: @escaping () -> Void) {
        guard let captain = ship.captain else { return }  // want "unresumed-path: .completion."
        print(captain)
        completion()
    }
}

public struct Quay {
    // Other modules may call it.
    public func open(_ ship: Ship, completion: @escaping () -> Void) {
        guard ship.isOpen else { return }  // want "unresumed-path: .completion."
        completion()
    }
}

struct Pier {
    let ship: Ship

    func visit() {
        if ship.isOpen { greet(ship) { print("heard") } }
    }

    // All who call it stand in this file.
    func greet(_ ship: Ship, completion: @escaping () -> Void) {
        guard ship.isOpen else { return }
        completion()
    }
}
