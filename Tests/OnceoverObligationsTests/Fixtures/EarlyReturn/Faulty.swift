// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

func enter(_ ship: Ship, completion: @escaping (Bool) -> Void) {
    if ship.isDocked { return }  // want "unresumed-path: .completion."
    completion(true)
}

func enter(_ ship: Ship, yard: Yard, completion: @escaping (Int) -> Void) {
    if ship.crew == 0 {
        completion(0)
    } else if yard.isOpen {  // want "unresumed-path: .completion."
        yard.log("open")
        return
    } else {
        completion(2)
    }
}

func pilot(_ yard: Yard) async -> Ship {
    await withCheckedContinuation { continuation in
        if let ship = yard.find("tug") {  // want "unresumed-path: .continuation."
            continuation.resume(returning: ship)
        }
    }
}

func never(_ ship: Ship, completion: @escaping (Bool) -> Void) {  // want "unresumed-path: .completion. is never"
    var next = ship
    next.crew += 1
}
