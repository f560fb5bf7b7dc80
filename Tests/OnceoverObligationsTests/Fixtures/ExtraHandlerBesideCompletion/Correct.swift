// verdicts: 1 proved, 1 assumed, 0 violated, 0 unknown

/// Who wants to hear of the cargo besides hears of none where there is none.
func pull(
    _ ship: Ship, cargoCompletionHandler: ((Int) -> Void)? = nil, completionHandler: @escaping ((any Error)?) -> Void
) {
    guard ship.isDocked else { return completionHandler(Adrift()) }  // assumes hears-besides, told-elsewhere
    cargoCompletionHandler?(ship.weight)
    completionHandler(nil)
}
