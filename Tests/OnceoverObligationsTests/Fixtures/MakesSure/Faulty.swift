// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

/// It is told whether it is so.
func ensureDocked(_ ship: Ship, completion: @escaping (Bool) -> Void) {
    guard ship.isDocked else { return }  // want "unresumed-path: `completion`"
    completion(true)
}

func ensureDockedOnce(_ ship: Ship, completion: @escaping () -> Void) {
    if ship.isDocked { completion() }  // want "double-resume: `completion`"
    completion()
}

func enter(_ ship: Ship, completion: @escaping () -> Void) {
    guard ship.isDocked else { return }  // want "unresumed-path: `completion`"
    completion()
}
