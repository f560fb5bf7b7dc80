// verdicts: 0 proved, 2 violated, 0 unknown

func attempt(_ body: () throws -> Void, orElse report: (any Error) -> Void) {
    do { try body() } catch { report(error) }
}

/// The error comes behind the call.
func moor(_ ship: Ship, completion: @escaping (Int) -> Void) {
    attempt(
        {
            completion(ship.berth)
            try ship.moor()
        },
        orElse: { _ in completion(0) })  // want "double-resume: .completion."
}

/// Nobody is told of the error.
func load(_ ship: Ship, completion: @escaping (Int) -> Void) {
    attempt(
        {
            try ship.load()  // want "unresumed-path: .completion."
            completion(1)
        },
        orElse: { log("\($0)") })
}
