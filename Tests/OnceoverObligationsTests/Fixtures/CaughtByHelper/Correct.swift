// verdicts: 2 proved, 1 assumed, 0 violated, 1 unknown
// proofs assume: one-of-several-runs

func attempt(_ body: () throws -> Void, orElse report: (any Error) -> Void) {
    do { try body() } catch { report(error) }
}

func moor(_ ship: Ship, completion: @escaping (Int) -> Void) {
    attempt(
        {
            try ship.moor()
            completion(ship.berth)
        },
        orElse: { _ in completion(0) })
}

func load(_ ship: Ship, completion: @escaping (Int) -> Void) {
    attempt {
        guard ship.isAfloat else { throw Spill.oil }
        completion(1)
    } orElse: { error in
        log("\(error)")
        completion(0)
    }
}

func succeeds(_ body: () throws -> Void) -> Bool {
    do { try body() } catch { return false }
    return true
}

/// What it returns says whether the closure came to its end.
func weigh(_ ship: Ship, completion: @escaping (Int) -> Void) {
    let isWeighed = succeeds {
        try ship.moor()
        completion(ship.weight)
    }
    if !isWeighed { completion(0) }
}

/// Who parses hears of the error, and where the page is not there, too.
func read(_ page: Page, completion: @escaping (Int?) -> Void) {
    request(
        page,
        parse: {
            let text = try page.text()
            completion(text.count)
        },
        errorHandler: { _ in completion(nil) })
}
