// verdicts: 0 proved, 1 assumed, 2 violated, 0 unknown

// It hears of the end, and says when it is done with that.
func enter(_ ship: Ship, completionHandler: @escaping (Ship, @escaping (Bool) -> Void) -> Void) {
    guard ship.isDocked else { return }  // want "unresumed-path: .completionHandler."
    completionHandler(ship) { _ in }
}

// Beside a step, the handler is called all the same.
func enter(  // assumes work-parameter
    _ ship: Ship, completionHandler: @escaping (Bool) -> Void,
    pilotCompletionHandler: @escaping (Ship, @escaping (Bool) -> Void) -> Void
) {
    guard ship.isDocked else { return }  // want "unresumed-path: .completionHandler."
    completionHandler(true)
}
