// verdicts: 2 proved, 0 assumed, 1 violated, 1 unknown

/// FIXME: proved, because the closure runs only where it is `done`.
func paintHull(_ yard: Yard, completion: @escaping (Bool) -> Void) {
    let done = yard.isOpen ? completion : { _ in completion(false) }
    done(true)
}

func paintHull(_ yard: Yard, ship: Ship?, completion: @escaping (Int) -> Void) {
    let crew = ship?.crew
    if let crew { completion(crew) }
    guard crew == nil else { return }
    completion(0)
}

/// FIXME: proved, because `done` is the handler in either case.
func paintHull(_ ship: Ship, completion: @escaping (Bool) -> Void) {  // want "unresumed-path: .completion. is never"
    let done = if ship.isDocked { completion } else { completion }
    done(true)
}

/// `contains` answers the same twice.
func paintHull(_ names: Set<String>, completion: @escaping (Bool) -> Void) {
    if names.contains("tug") { completion(true) }
    guard !names.contains("tug") else { return }
    completion(false)
}
