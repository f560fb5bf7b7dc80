// verdicts: 4 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: completion-by-name

func flag(_ yard: Yard, completion: @escaping (Bool) -> Void) {
    defer { completion(true) }
    guard yard.isOpen else { return }
    yard.log("flag")
}

func flag(_ ship: Ship, yard: Yard, completion: @escaping (Int?) -> Void) {
    var berth: Int?
    defer { completion(berth) }
    do { berth = try yard.moor(ship) } catch { return }
    yard.log("flag")
}

func flag(_ ship: Ship, yard: Yard) async -> Int {
    await withCheckedContinuation { continuation in
        Task {
            var weight = 0
            defer { continuation.resume(returning: weight) }
            weight = try await yard.weigh(ship)
        }
    }
}

func flag(_ ship: Ship, completion: @escaping (Bool) -> Void) {
    var isTold = false
    defer {
        if !isTold { completion(false) }
    }
    if ship.isDocked {
        isTold = true
        completion(true)
    }
}

/// What is deferred is not under the `try` that let the error through.
func flag(_ radio: Radio, yard: Yard, completion: @escaping (Ship?, (any Error)?) -> Void) {
    Task {
        defer { radio.hail("flag", completion: completion) }
        _ = try await yard.weigh(Ship())
    }
}
