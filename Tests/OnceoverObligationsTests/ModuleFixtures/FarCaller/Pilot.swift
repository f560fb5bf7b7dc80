final class Pilot: Mooring {
    let ship: Ship
    init(ship: Ship) { self.ship = ship }

    func arrive(completion: @escaping () -> Void) {
        guard ship.captain != nil else { return completion() }
        moor(ship, completion: completion)
        weigh(ship) {}
        load(ship) {}
        Quay().open(ship) {}
    }

    // It is asked on one way only.
    func leave(inHaste: Bool) {
        if !inHaste {
            guard ship.captain != nil, ship.isOpen else { return }
        }
        weigh(ship) {}
        print(load)
    }
}
