// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown

func each(_ ships: [Ship], completion: @escaping (Int) -> Void) {
    for _ in ships {
        completion(ships.count)  // want "double-resume: .completion."
    }
}  // want "unresumed-path: .completion."

func first(_ ships: [Ship], completion: @escaping (Ship) -> Void) {
    for ship in ships where ship.isDocked {
        completion(ship)
        return
    }
}  // want "unresumed-path: .completion."

func search(_ ships: [Ship]) async -> Ship? {
    await withCheckedContinuation { continuation in
        for ship in ships where ship.isDocked {
            continuation.resume(returning: ship)  // want "double-resume: .continuation."
        }
        continuation.resume(returning: nil)
    }
}

func poll(_ yard: Yard, completion: @escaping () -> Void) {
    var tries = 0
    while !yard.isOpen {
        tries += 1
        if tries > 3 { return }  // want "unresumed-path: .completion."
    }
    completion()
}

func all(_ ships: [Ship], completion: @escaping () -> Void) {
    ships.forEach { _ in  // want "unresumed-path: .completion."
        completion()  // want "double-resume: .completion."
    }
}
