// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

/// What the closure gives says whether it runs again.
func retry(_ body: () -> Bool) {
    while !body() { log("again") }
}

func moor(_ ship: Ship, completion: @escaping (Int) -> Void) {
    retry {
        completion(ship.berth)  // want "double-resume: .completion."
        return ship.isMoored
    }
}

func twice(_ body: () -> Int) -> Int { body() + body() }

func weigh(_ ship: Ship, completion: @escaping (Int) -> Void) {
    let weight = twice {
        completion(ship.weight)  // want "double-resume: .completion."
        return ship.weight
    }
    log("\(weight)")
}

func whenAfloat<Value>(_ ship: Ship, _ body: () -> Value) -> Value? {
    guard ship.isAfloat else { return nil }
    return body()
}

func launch(_ ship: Ship, completion: @escaping (Int) -> Void) {
    let berth = whenAfloat(ship) { () -> Int in  // want "unresumed-path: .completion."
        completion(1)
        return ship.berth
    }
    log("\(berth ?? 0)")
}

func load(_ ship: Ship, completion: @escaping (Int) -> Void) {
    for attempt in 0..<3 {
        let isDone = retryOnce { () -> Bool in
            completion(ship.weight)  // want "double-resume: .completion."
            return ship.isLoaded
        }
        log("\(attempt): \(isDone)")
    }
}  // want "unresumed-path: .completion."

func retryOnce(_ body: () -> Bool) -> Bool { body() }
