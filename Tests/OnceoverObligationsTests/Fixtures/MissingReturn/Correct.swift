// verdicts: 2 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

func load(_ ship: Ship, yard: Yard, completion: @escaping (Bool) -> Void) {
    if !yard.isOpen {
        completion(false)
        return
    }
    completion(true)
}

func unload(_ ship: Ship, radio: Radio, completion: @escaping (Ship?) -> Void) {
    radio.hail(ship.name) { found, error in
        if error != nil {
            completion(nil)
        } else {
            completion(found)
        }
    }
}

func sort(_ ship: Ship, completion: @escaping (Int) -> Void) {
    switch ship.crew {
    case 0: return completion(0)
    case 1: completion(1)
    default: completion(2)
    }
}
