// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

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

/// The error comes behind the call.
func read(_ page: Page, completion: @escaping (Int?) -> Void) {
    request(
        page,
        parse: {
            completion(page.count)
            try page.close()
        },
        errorHandler: { _ in completion(nil) })  // want "double-resume: .completion."
}

/// Of what is no error nobody hears.
func skim(_ page: Page, completion: @escaping (Int?) -> Void) {
    request(
        page,
        parse: {
            guard page.isOpen else { return }  // want "unresumed-path: .completion."
            completion(try page.text().count)
        },
        errorHandler: { _ in completion(nil) })
}
