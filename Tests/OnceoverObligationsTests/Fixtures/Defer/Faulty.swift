// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

func flag(_ yard: Yard, completion: @escaping (Bool) -> Void) {
    if yard.isOpen { return }  // want "unresumed-path: .completion."
    defer { completion(true) }
    yard.log("flag")
}

func flag(_ ship: Ship, yard: Yard, completion: @escaping (Bool) -> Void) {
    defer { completion(true) }
    if ship.isDocked {
        completion(false)  // want "double-resume: .completion."
        return
    }
    yard.log("flag")
}

func flag(_ ships: [Ship]) async -> Bool {
    await withCheckedContinuation { continuation in
        for ship in ships {
            defer { continuation.resume(returning: true) }  // want "double-resume: .continuation."
            if ship.isDocked { break }
        }
    }  // want "unresumed-path: .continuation."
}

func flag(_ ship: Ship, completion: @escaping (Bool) -> Void) {
    defer {
        if ship.isDocked { completion(true) }  // want "unresumed-path: .completion."
    }
    print(ship.name)
}
