// verdicts: 4 proved, 0 assumed, 0 violated, 0 unknown

func enter(_ ship: Ship, completion: @escaping (Bool) -> Void) {
    if ship.isDocked {
        completion(false)
        return
    }
    completion(true)
}

func leave(_ ship: Ship, yard: Yard, completion: @escaping (Int) -> Void) {
    if ship.crew == 0 { return completion(0) }
    completion(yard.isOpen ? 1 : 2)
}

func pilot(_ yard: Yard) async -> Ship? {
    await withCheckedContinuation { continuation in
        if let ship = yard.find("tug") {
            continuation.resume(returning: ship)
        } else {
            continuation.resume(returning: nil)
        }
    }
}

func sink(_ ship: Ship, completion: @escaping (Bool) -> Void) {
    if ship.crew < 0 { fatalError("a crew of ghosts") }
    completion(true)
}
