// verdicts: 6 proved, 0 assumed, 0 violated, 0 unknown

func first(_ ships: [Ship], completion: @escaping (Ship?) -> Void) {
    for ship in ships where ship.isDocked {
        completion(ship)
        return
    }
    completion(nil)
}

func last(_ ships: [Ship], completion: @escaping (Ship?) -> Void) {
    var found: Ship?
    for ship in ships {
        guard ship.isDocked else { continue }
        found = ship
    }
    completion(found)
}

func nested(_ fleets: [[Ship]], completion: @escaping (Bool) -> Void) {
    search: for fleet in fleets {
        for ship in fleet {
            if ship.crew == 0 { continue search }
            if ship.isDocked { break search }
        }
    }
    completion(true)
}

func forever(_ yard: Yard, completion: @escaping () -> Void) {
    while true {
        if yard.isOpen {
            completion()
            break
        }
        yard.log("closed")
    }
}

func again(_ yard: Yard, completion: @escaping (Int) -> Void) {
    var tries = 0
    repeat { tries += 1 } while !yard.isOpen && tries < 3
    completion(tries)
}

func sum(_ ships: [Ship], completion: @escaping (Int) -> Void) {
    completion(ships.map { $0.crew }.reduce(0) { $0 + $1 })
}
