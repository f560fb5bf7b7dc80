// verdicts: 2 proved, 1 assumed, 3 violated, 0 unknown

/// The other two say how it ends.
func inspect(
    _ ship: Ship, completion: @escaping (Int) -> Void, onSuccess: @escaping () -> Void,
    onError: @escaping (any Error) -> Void
) {
    guard ship.isDocked else { return }  // want "unresumed-path: neither .onSuccess. nor .onError."  // assumes answered-besides
    completion(ship.weight)
    onSuccess()
}

/// What hears that it is over hears so each time.
func inspect(
    _ ship: Ship, completion: @escaping () -> Void, onSuccess: @escaping () -> Void,
    onError: @escaping (any Error) -> Void
) {
    if ship.isDocked { onSuccess() } else { onError(Adrift()) }
    if ship.weight > 0 { completion() }  // want "unresumed-path: `completion`"
}

/// So does what can be told that nothing came of it.
func inspect(
    _ ship: Ship, completion: @escaping (Bool) -> Void, onSuccess: @escaping () -> Void,
    onError: @escaping (any Error) -> Void
) {
    if ship.isDocked { onSuccess() } else { onError(Adrift()) }
    if ship.weight > 0 { completion(true) }  // want "unresumed-path: `completion`"
}
