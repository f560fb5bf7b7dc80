// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown

/// Nobody can call what has no name.
func dock(_ ship: Ship, completion: @escaping (Bool) -> Void) {
    let _: (Bool) -> Void = { isMoored in
        guard isMoored else { return }
        completion(true)
    }
    completion(ship.isMoored)
}
