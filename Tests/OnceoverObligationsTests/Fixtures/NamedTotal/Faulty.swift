// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

/// As many as there are of something else may be fewer.
func dock(_ ships: [Ship], at berths: [Int], completion: @escaping (Ship?) -> Void) {
    guard !ships.isEmpty else { return completion(nil) }
    var tried = 0
    let all = berths.count
    for ship in ships {
        tried += 1
        if tried >= all { completion(ship) }  // want "double-resume: .completion."
    }
}  // want "unresumed-path: .completion."

/// Nobody goes on to the end.
func sound(_ ships: [Ship], completion: @escaping (Ship?) -> Void) {
    guard !ships.isEmpty else { return completion(nil) }
    var tried = 0
    let all = ships.count
    for ship in ships {
        tried += 1
        if ship.isDocked { break }  // want "unresumed-path: .completion."
        if tried >= all { completion(ship) }
    }
}
