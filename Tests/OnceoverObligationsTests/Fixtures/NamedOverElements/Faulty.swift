// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

func tonnage(of ship: Ship?, completion: @escaping (Int) -> Void) {
    find(ship) { tons in
        _ = tons.map(completion)  // want "unresumed-path: .completion."
    }
}

func tonnages(of ships: [Ship], completion: @escaping (Ship) -> Void) {
    guard let first = ships.first else { return completion(.none) }
    ships.forEach(completion)  // want "double-resume: .completion."
}
