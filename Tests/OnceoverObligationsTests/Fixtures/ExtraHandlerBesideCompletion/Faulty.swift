// verdicts: 2 proved, 0 assumed, 5 violated, 0 unknown

/// Nobody hears of the end.
func pull(
    _ ship: Ship, cargoCompletionHandler: ((Int) -> Void)?, completionHandler: @escaping ((any Error)?) -> Void
) {
    cargoCompletionHandler?(ship.weight)
    guard ship.isDocked else { return }  // want "unresumed-path: `completionHandler`"
    cargoCompletionHandler?(ship.weight)  // want "double-resume: `cargoCompletionHandler`"
    completionHandler(nil)
}

/// It must be given, so somebody waits for it.
func push(_ ship: Ship, cargoCompletion: @escaping (Int) -> Void, completion: @escaping () -> Void) {
    if ship.isDocked { cargoCompletion(ship.weight) }  // want "unresumed-path: `cargoCompletion`"
    completion()
}

/// There is no other that hears of the end.
func tow(_ ship: Ship, cargoCompletion: ((Int) -> Void)? = nil, progress: @escaping (Double) -> Void) {
    if ship.isDocked { cargoCompletion?(ship.weight) }  // want "unresumed-path: `cargoCompletion`"
    progress(1)
}

/// It is never told of anything.
func hoist(_ ship: Ship, cargoCompletion: (() -> Void)? = nil, completion: @escaping () -> Void) {  // want "unresumed"
    completion()
}
