// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown

struct Errand {
    let run: (Ship) -> Void
    let refuse: () -> Void
}

final class Agency {
    private var isOpen = true

    // What is given back calls the handler when somebody uses it.
    func errand(for ship: Ship, completion: @escaping (Bool) -> Void) -> Errand? {
        guard isOpen else { return nil }
        return Errand(
            run: { other in
                if other.name == ship.name { completion(true) }
            },
            refuse: { completion(false) })
    }

    func errands(for ships: [Ship], completion: @escaping (Ship) -> Void) -> [Errand] {
        ships.map { ship in
            if ship.isDocked { return Errand(run: { _ in }, refuse: {}) }
            return Errand(run: { _ in completion(ship) }, refuse: {})
        }
    }

    // A task runs by itself.
    func task(for ship: Ship, completion: @escaping (Ship) -> Void) -> Task<Void, Never> {
        Task { completion(ship) }
    }
}
