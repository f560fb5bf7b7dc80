// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

func tonnage(of ship: Ship?, completion: @escaping (Int) -> Void) {
    find(ship) { tons in
        if tons == nil { completion(0) }
        tons.map(completion)
    }
}
