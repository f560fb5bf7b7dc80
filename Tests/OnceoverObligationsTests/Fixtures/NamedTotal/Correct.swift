// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown

/// `tried >= all` cannot hold before the last ship.
func dock(_ ships: [Ship], completion: @escaping (Ship?) -> Void) {
    guard !ships.isEmpty else { return completion(nil) }
    var tried = 0
    let all = ships.count
    for ship in ships {
        tried += 1
        if ship.isDocked {
            completion(ship)
            break
        } else if tried >= all {
            completion(nil)
        }
    }
}

func sound(_ ships: [Ship], by radio: any Radio, completion: @escaping () -> Void) {
    let all = ships.count
    guard all > 0 else { return completion() }
    var tried = 0
    for ship in ships {
        radio.signal()
        if ship.isDocked { radio.isOn = false }
        tried += 1
        if tried >= all { completion() }
    }
}
