// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

struct Errand {
    let run: (Ship) -> Void
}

final class Agency {
    private var isOpen = true

    func task(for ship: Ship, completion: @escaping (Ship) -> Void) -> Task<Void, Never> {
        Task {
            guard isOpen else { return }  // want "unresumed-path: .completion."
            completion(ship)
        }
    }

    // What is made here goes elsewhere.
    func errand(for ship: Ship, over radio: any Radio, completion: @escaping (Bool) -> Void) {
        guard isOpen else { return }  // want "unresumed-path: .completion."
        radio.hail(ship.name) { ship, _ in
            let errand = Errand(run: { _ in completion(true) })
            if let ship { errand.run(ship) } else { completion(false) }
        }
    }
}
