// verdicts: 6 proved, 0 assumed, 1 violated, 0 unknown

enum Tide { case high, low, slack }

func sail(on tide: Tide, completion: @escaping (Bool) -> Void) {
    switch tide {
    case .high: completion(true)
    case .low, .slack: completion(false)
    }
}

func sail(with result: Result<Ship, any Error>, completion: @escaping (Ship?) -> Void) {
    switch result {
    case .success(let ship) where ship.crew > 0: completion(ship)
    case .success: completion(nil)
    case .failure: completion(nil)
    }
}

func sail(_ tide: Tide, yard: Yard, completion: @escaping (Bool) -> Void) {
    switch tide {
    case .high:
        yard.log("high")
        fallthrough
    case .low: completion(false)
    case .slack: completion(true)
    }
}

func sail(crew: Int, completion: @escaping (String) -> Void) {
    let word =
        switch crew {
        case 0: "ghosts"
        case 1: "hermit"
        default: "crew"
        }
    completion(word)
}

func twice(_ tide: Tide, completion: @escaping (Bool) -> Void) {
    switch tide {
    case .high: completion(true)
    default: break
    }
    if case .high = tide { return }
    completion(false)
}

func optional(_ ship: Ship?, completion: @escaping (Int) -> Void) {
    switch ship {
    case let ship? where ship.isDocked: completion(ship.crew)
    case .some: completion(1)
    case nil: completion(0)
    }
}

/// FIXME: proved, because a number that was 1 is still 1.
func again(crew: Int, completion: @escaping (Int) -> Void) {
    switch crew {
    case 1: completion(1)
    default: break
    }
    if crew == 1 { return }  // want "unresumed-path: .completion."
    completion(2)  // want "double-resume: .completion."
}
