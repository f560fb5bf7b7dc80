// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

// What is written down, nobody hears.
func moor(_ ship: Ship, in yard: any Yard, completion: @escaping (Int) -> Void) {
    guard yard.isOpen else { return yard.log("the yard is shut") }  // want "unresumed-path: .completion."
    completion(ship.crew)
}

// It is called on the way there, and not where it ends.
func find(
    _ name: String, in yard: any Yard, asked: @escaping (String) -> Void, completion: @escaping (Ship) -> Void
) {
    asked(name)
    guard let ship = yard.find(name) else { return }  // want "unresumed-path: .completion."
    completion(ship)
}

// It is called whatever has happened.
func weigh(
    _ ship: Ship, in yard: any Yard, weighed: @escaping (Int) -> Void, completion: @escaping (Int) -> Void
) {
    if yard.isOpen { completion(ship.crew) }  // want "unresumed-path: .completion."
    weighed(ship.crew)
}

func count(in yard: any Yard, ended: @escaping () -> Void, completion: @escaping (Int) -> Void) {
    defer { ended() }
    guard yard.isOpen else { return }  // want "unresumed-path: .completion."
    completion(yard.ships.count)
}
