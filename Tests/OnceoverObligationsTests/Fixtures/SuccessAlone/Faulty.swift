// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

func inspect(
    _ ship: Ship, successCompletion: @escaping (Int) -> Void, failureCompletion: @escaping (any Error) -> Void
) {
    guard ship.isDocked else { return }  // want "unresumed-path: neither .successCompletion. nor .failureCompletion."
    successCompletion(ship.weight)
}

/// It hears of what went wrong, too.
func inspect(_ ship: Ship, successCompletion: @escaping (Int, (any Error)?) -> Void) {
    guard ship.isDocked else { return }  // want "unresumed-path: `successCompletion`"
    successCompletion(ship.weight, nil)
}

func inspect(_ ship: Ship, successCompletion: @escaping (Bool) -> Void) {
    guard ship.isDocked else { return }  // want "unresumed-path: `successCompletion`"
    successCompletion(true)
}
