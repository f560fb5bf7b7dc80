// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

func anchor(_ ship: Ship, completion: @escaping (Bool) -> Void) {
    if ship.isDocked { return }  // onceover:ignore unresumed-path -- docked ships never ask
    completion(true)
}

func anchor(_ yard: Yard, completion: @escaping (Bool) -> Void) {
    // onceover:ignore unresumed-path, double-resume -- the yard asks again  // want "unused-suppression: .*double-resume"
    if yard.isOpen { return }
    completion(true)
}

func anchor(_ ship: Ship, yard: Yard, completion: @escaping (Bool) -> Void) {
    // onceover:ignore double-resume -- wrong rule  // want "unused-suppression"
    if yard.isOpen { return }  // want "unresumed-path: .completion."
    completion(true)
}
