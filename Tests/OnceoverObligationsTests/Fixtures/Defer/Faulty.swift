// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown

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

/// No `return` is missing: it runs on the way to the `catch` as well.
func hoist(_ ship: Ship, completion: @escaping (Result<Void, any Error>) -> Void) {
    do {
        if ship.isLocked { try ship.unlock() }
        defer {
            if ship.isLocked { ship.lock() }
            completion(.success(()))
        }
        try ship.turn()
    } catch {
        completion(.failure(error))  // want "double-resume: .completion."
    }
}
