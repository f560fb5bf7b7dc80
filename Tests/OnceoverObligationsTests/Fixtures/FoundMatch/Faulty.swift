// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

// Each of them may be docked.
func signal(_ ships: [Ship], completion: @escaping (Bool) -> Void) {
    var isFound = false
    for ship in ships {
        if ship.isDocked {
            isFound = true
            completion(true)  // want "double-resume: .completion."
        }
    }
    if !isFound { completion(false) }
}

func moor(_ ships: [Ship], completion: @escaping (Bool) -> Void) {
    var isFound = false
    ships.forEach { ship in
        guard ship.crew > 9 else { return }
        isFound = true
        completion(true)  // want "double-resume: .completion."
    }
    if !isFound { completion(false) }
}

// None of them may be the one.
func find(_ name: String, among ships: [Ship], completion: @escaping (Bool) -> Void) {
    for ship in ships {
        if ship.name == name { completion(true) }  // assumes one-match
    }
}  // want "unresumed-path: .completion."

// No loop looks for it.
func signal(_ name: String, on ship: Ship, completion: @escaping (Bool) -> Void) {
    if ship.name == name { completion(true) }  // want "unresumed-path: .completion."
}
