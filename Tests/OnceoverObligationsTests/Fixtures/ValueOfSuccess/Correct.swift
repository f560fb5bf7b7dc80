// verdicts: 1 proved, 1 assumed, 0 violated, 0 unknown

/// What a success has come to goes to a closure of its own; a failure goes to the other one.
func inspect(
    _ ship: Ship, completion: @escaping (Int) -> Void, onSuccess: @escaping () -> Void,
    onError: @escaping (any Error) -> Void
) {
    guard ship.isDocked else { return onError(Adrift()) }  // assumes answered-besides, success-only, told-elsewhere
    completion(ship.weight)
    onSuccess()
}
