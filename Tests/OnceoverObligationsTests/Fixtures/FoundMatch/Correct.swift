// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown

// A loop finds once what it looks for.
func signal(_ name: String, among ships: [Ship], completion: @escaping (Bool) -> Void) {
    var isFound = false
    for ship in ships {
        if ship.name == name {
            isFound = true
            completion(true)  // assumes one-match
        }
    }
    if !isFound { completion(false) }
}

func moor(_ name: String, among ships: [Ship], completion: @escaping (Bool) -> Void) {
    var isFound = false
    ships.forEach { ship in
        guard name == ship.name else { return }
        isFound = true
        completion(true)  // assumes one-match
    }
    if !isFound { completion(false) }
}
