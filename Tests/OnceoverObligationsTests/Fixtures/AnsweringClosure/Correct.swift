// verdicts: 2 proved, 2 assumed, 0 violated, 0 unknown

func retry(_ body: () -> Bool) {
    while !body() { log("again") }
}

/// It says itself that it has been the last time.
func moor(_ yard: Yard, completion: @escaping (Int) -> Void) {
    retry {
        guard let berth = yard.freeBerth() else { return false }  // assumes told-elsewhere
        completion(berth)
        return true
    }
}

func dock(_ yard: Yard, completion: @escaping (Int) -> Void) {
    retry {
        if let berth = yard.freeBerth() {  // assumes told-elsewhere
            completion(berth)
            return true
        }
        return false
    }
}

func timed<Value>(_ body: () throws -> Value) rethrows -> Value {
    let start = now()
    defer { log("\(now() - start)") }
    return try body()
}

func weigh(_ ship: Ship, completion: @escaping (Int) -> Void) {
    let weight = timed { () -> Int in
        completion(ship.weight)
        return ship.weight
    }
    log("\(weight)")
}

/// What succeeds is not tried again.
func attempts<Value>(_ body: () throws -> Value) throws -> Value {
    for _ in 0..<3 {
        do { return try body() } catch { log("\(error)") }
    }
    throw Spill.oil
}

func load(_ ship: Ship, completion: @escaping (Int?) -> Void) {
    do {
        let cargo = try attempts { try ship.load() }
        completion(cargo)
    } catch {
        completion(nil)
    }
}
