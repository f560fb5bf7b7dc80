// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown

enum Tide { case high, low, slack }

func sail(on tide: Tide, yard: Yard, completion: @escaping (Bool) -> Void) {
    switch tide {
    case .high: completion(true)
    case .low: completion(false)
    case .slack: yard.log("wait")  // want "unresumed-path: .completion."
    }
}

func sail(with result: Result<Ship, any Error>, yard: Yard, completion: @escaping (Ship) -> Void) {
    switch result {
    case .success(let ship): completion(ship)
    case .failure(let error): yard.log("\(error)")  // want "unresumed-path: .completion."
    }
}

func sail(crew: Int) async -> Bool {
    await withCheckedContinuation { continuation in
        switch crew {
        case 0: continuation.resume(returning: false)
        case 1...5 where crew > 2: continuation.resume(returning: true)
        default: break  // want "unresumed-path: .continuation."
        }
    }
}

func sail(_ tide: Tide, completion: @escaping (Bool) -> Void) {
    switch tide {
    case .high:
        completion(true)  // want "double-resume: .completion."
        fallthrough
    case .low: completion(false)
    case .slack: completion(true)
    }
}

enum Docking {
    case success(Ship), pending, refused
}

// An outcome of three cases is no `Result`, although one of them has its name.
func dock(_ docking: Docking, completion: @escaping (Bool) -> Void) {
    switch docking {
    case .success: completion(true)
    case .pending: print("wait")  // want "unresumed-path"
    case .refused: completion(false)
    }
}
