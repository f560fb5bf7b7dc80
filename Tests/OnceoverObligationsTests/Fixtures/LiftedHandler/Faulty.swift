// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

func onSuccess<Value>(_ body: @escaping (Value) -> Void) -> (Result<Value, any Error>) -> Void {
    return { result in
        if case .success(let value) = result { body(value) }
    }
}

func soundings(_ ship: Ship) async -> Int {
    await withCheckedContinuation { continuation in
        ship.sound(completion: onSuccess { continuation.resume(returning: $0) })  // want "unresumed-path"
    }
}

func soundings(_ ship: Ship, then tell: @escaping (Int) -> Void, completion: @escaping (Int) -> Void) {
    let lifted = onSuccess { completion($0) }  // want "unresumed-path: .completion."
    ship.sound(completion: lifted)
}
