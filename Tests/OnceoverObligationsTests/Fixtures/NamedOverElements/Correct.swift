// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown

func tonnage(of ship: Ship?, completion: @escaping (Int) -> Void) {
    find(ship) { tons in
        if tons == nil { completion(0) }
        tons.map(completion)
    }
}
