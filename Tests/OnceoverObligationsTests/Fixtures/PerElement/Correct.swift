// verdicts: 1 proved, 0 violated, 0 unknown

// Called for each of several ships, and nowhere else: it hears of no end.
func report(_ ships: [Ship], callback: @escaping (Ship) -> Void) {
    for ship in ships where ship.isDocked { callback(ship) }
}

func report(_ yard: any Yard, handler: ((Ship) -> Void)?) {
    while yard.isOpen {
        if let ship = yard.ships.first { handler?(ship) }
    }
}

// The first one ends it.
func first(_ ships: [Ship], callback: @escaping (Ship?) -> Void) {
    for ship in ships where ship.isDocked {
        callback(ship)
        return
    }
    callback(nil)
}
