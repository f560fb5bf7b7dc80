// verdicts: 0 proved, 5 assumed, 0 violated, 0 unknown
// proofs assume: one-of-several-runs, unseen-callback-once

protocol Voyage {
    @discardableResult
    func then(_ next: @escaping (Ship) throws -> Void) -> any Voyage
    @discardableResult
    func `catch`(_ recover: @escaping (any Error) -> Void) -> any Voyage
}

func board(_ ship: Ship) throws {}

// `catch` has its turn where what stands before it has thrown, which is before the call.
func sail(_ voyage: any Voyage, completion: @escaping ((any Error)?) -> Void) {
    voyage.then { ship in
        try board(ship)
        completion(nil)
    }.catch { completion($0) }
}

func sailTwice(_ voyage: any Voyage) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        voyage.then { try board($0) }.then { _ in
            continuation.resume()
        }.catch { error in
            continuation.resume(throwing: error)
        }
    }
}

// Only what catches answers: it is not asked whether anything stands before it.
func watch(_ voyage: any Voyage, completion: @escaping (any Error) -> Void) {
    voyage.catch { completion($0) }
}

// What `then` throws behind its check goes to `catch`.
func inspect(_ voyage: any Voyage, completion: @escaping (Bool) -> Void) {
    voyage.then { ship in
        guard ship.isDocked else { throw Spill.oil }
        completion(true)
    }.catch { _ in completion(false) }
}

// Two chains may both end so, or one of them.
func salvage(_ voyage: any Voyage, _ other: any Voyage, completion: @escaping ((any Error)?) -> Void) {
    voyage.then { _ in completion(nil) }
    other.catch { completion($0) }  // assumes one-callback-runs
}
