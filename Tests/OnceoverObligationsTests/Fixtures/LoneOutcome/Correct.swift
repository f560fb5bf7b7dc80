// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

func weigh(_ ship: Ship, onSuccess: @escaping (Int) -> Void) {
    ship.weigh { onSuccess($0) }
}

func load(_ ship: Ship, completion: @escaping (Int) -> Void) {
    weigh(ship, onSuccess: { completion($0) })
}

/// Nobody has looked into it.
func hail(_ ship: Ship, completion: @escaping (Int) -> Void) {
    ship.hail(onSuccess: { completion($0) })
}
