// verdicts: 1 proved, 1 assumed, 0 violated, 0 unknown

/// Who hears of a success alone hears of nothing else.
func inspect(_ ship: Ship, successCompletion: @escaping (Int) -> Void) {
    guard ship.isDocked else { return }  // assumes answered-besides
    successCompletion(ship.weight)
}

/// One of the two is called.
func inspect(
    _ ship: Ship, successCompletion: @escaping (Int) -> Void, failureCompletion: @escaping (any Error) -> Void
) {
    guard ship.isDocked else { return failureCompletion(Adrift()) }
    successCompletion(ship.weight)
}
