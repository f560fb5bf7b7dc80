// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

func load(_ ship: Ship, yard: Yard, completion: @escaping (Bool) -> Void) {
    if !yard.isOpen {
        completion(false)  // want "double-resume: .completion."
    }
    completion(true)
}

func unload(_ ship: Ship, radio: Radio, completion: @escaping (Ship?) -> Void) {
    radio.hail(ship.name) { found, error in
        if error != nil {
            completion(nil)  // want "double-resume: .completion."
        }
        completion(found)
    }
}

func weigh(_ yard: Yard) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        do {
            continuation.resume(returning: try yard.moor(Ship()))
        } catch {
            continuation.resume(throwing: error)
        }
        if yard.isOpen { return }
        continuation.resume(returning: 0)  // want "double-resume: .continuation."
    }
}

func sort(_ ship: Ship, completion: @escaping (Int) -> Void) {
    switch ship.crew {
    case 0: completion(0)  // want "double-resume: .completion."
    case 1:
        completion(1)
        return
    default: break
    }
    completion(2)
}
