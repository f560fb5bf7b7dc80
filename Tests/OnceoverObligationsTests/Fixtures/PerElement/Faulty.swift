// verdicts: 0 proved, 4 violated, 0 unknown

// A name that says so is believed.
func report(_ ships: [Ship], completion: @escaping (Ship) -> Void) {
    for ship in ships {  // want "unresumed-path: .completion."
        completion(ship)  // want "double-resume: .completion."
    }
}

// It is called at the end besides.
func count(_ ships: [Ship], callback: @escaping (Int) -> Void) {
    for ship in ships where ship.isDocked {
        callback(ship.crew)  // want "double-resume: .callback."
    }
    callback(0)
}

// The loop ends with the first, and there may be none.
func first(_ ships: [Ship], callback: @escaping (Ship) -> Void) {
    for ship in ships {  // want "unresumed-path: .callback."
        return callback(ship)
    }
}

// What is not called for each of them.
func visit(_ ships: [Ship], with radio: any Radio, handler: @escaping (Ship) -> Void) {
    ships.forEach { ship in print(ship) }
    radio.hail("Aurora") { ship, _ in
        if let ship { handler(ship) }  // want "unresumed-path: .handler."
    }
}
