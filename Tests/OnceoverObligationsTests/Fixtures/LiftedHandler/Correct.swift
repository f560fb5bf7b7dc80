// verdicts: 1 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: one-of-several-runs

func onMain<Value>(_ body: @escaping (Value) -> Void) -> (Value) -> Void {
    return { value in DispatchQueue.main.async { body(value) } }
}

func soundings(_ ship: Ship) async -> Int {
    await withCheckedContinuation { continuation in
        ship.sound(completion: onMain { continuation.resume(returning: $0) })
    }
}

/// One of the two is called.
func depths(_ ship: Ship, completion: @escaping (Int) -> Void) {
    ship.sound(success: onMain { completion($0) }, failure: onMain { completion(0) })
}
