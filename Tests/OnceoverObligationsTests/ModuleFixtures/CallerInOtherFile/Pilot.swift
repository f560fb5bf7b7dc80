final class Pilot: Mooring {
    let ship: Ship
    init(ship: Ship) { self.ship = ship }

    func arrive(completion: @escaping () -> Void) {
        guard ship.captain != nil else { return completion() }
        moor(ship, completion: completion)
        weigh(ship) { print("heard") }
        load(ship) { print("heard") }
        Quay().open(ship) { print("heard") }
    }

    // It is asked on one way only.
    func leave(inHaste: Bool) {
        if !inHaste {
            guard ship.captain != nil, ship.isOpen else { return }
        }
        weigh(ship) { print("heard") }
        print(load)
    }
}
