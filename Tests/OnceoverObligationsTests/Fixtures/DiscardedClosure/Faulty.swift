// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

/// What is called in place has its say.
func dock(_ ship: Ship, completion: @escaping (Bool) -> Void) {
    let _ = {
        completion(true)
    }()
    completion(ship.isMoored)  // want "double-resume: .completion."
}

/// What stands in a closure that nobody can call is never done.
func leave(_ ship: Ship, completion: @escaping (Bool) -> Void) {  // want "unresumed-path: .completion."
    let _: () -> Void = { completion(true) }
    print(ship)
}
