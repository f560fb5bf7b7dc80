// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

func weigh(_ ship: Ship, onSuccess: @escaping (Int) -> Void) {
    if ship.isAfloat { onSuccess(ship.weight) }
}

func load(_ ship: Ship, completion: @escaping (Int) -> Void) {
    weigh(ship, onSuccess: { completion($0) })  // want "unresumed-path: .completion."
}
