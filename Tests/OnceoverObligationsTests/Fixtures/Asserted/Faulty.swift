// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

// Who writes it down has seen it happen.
func moor(_ ship: Ship, in yard: any Yard, completion: @escaping (Int) -> Void) {
    guard yard.isOpen else {  // want "unresumed-path: .completion."
        yard.log("the yard is shut")
        return
    }
    completion(ship.crew)
}

// What holds by the assertion is something else.
func weigh(_ ship: Ship, in yard: any Yard, completion: @escaping (Int) -> Void) {
    if ship.crew < 0 { assertionFailure("a crew of ghosts") }
    guard yard.isOpen else { return }  // want "unresumed-path: .completion."
    completion(ship.crew)
}

// It is no way to a second call.
func count(in yard: any Yard, completion: @escaping (Int) -> Void) {
    if !yard.isOpen {
        completion(0)  // want "double-resume: .completion."
    }
    completion(yard.ships.count)
}
