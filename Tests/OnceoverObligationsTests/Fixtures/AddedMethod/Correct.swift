// verdicts: 4 proved, 0 assumed, 0 violated, 0 unknown

extension CheckedContinuation where T == Ship {
    /// A method that the project adds is looked into.
    func settle(_ ship: Ship?, _ error: E) {
        if let ship { resume(returning: ship) } else { self.resume(throwing: error) }
    }
}

extension EventLoopPromise {
    func settle(_ value: Value?) {
        guard let value else { return fail(Spill.oil) }
        succeed(value)
    }
}

func launch(_ yard: Yard) async throws -> Ship {
    try await withCheckedThrowingContinuation { continuation in
        yard.load { ship, error in continuation.settle(ship, error) }
    }
}

func board(_ ship: Ship, on loop: any EventLoop) -> EventLoopFuture<Ship> {
    let promise = loop.makePromise(of: Ship.self)
    promise.settle(ship)
    return promise.futureResult
}

func moor(_ ship: Ship, promise: EventLoopPromise<Ship>) {
    ship.isDocked ? promise.succeed(ship) : promise.fail(Spill.oil)
}

func land(_ ship: Ship, on loop: any EventLoop) -> EventLoopFuture<Ship> {
    let promise = loop.makePromise(of: Ship.self)
    moor(ship, promise: promise)
    return promise.futureResult
}

/// What is given an answer of its own is a step, and no completion handler.
func route(_ yard: Yard, handler: @escaping (Ship, @escaping (Int) -> Void) -> Void) {
    yard.load { ship, _ in
        guard let ship else { return }
        handler(ship) { yard.count($0) }
    }
}

typealias Tally = (Int) -> Void

func route(_ yard: Yard, callback: @escaping (Ship, @escaping Tally) -> Void) {
    yard.load { ship, _ in
        guard let ship else { return }
        callback(ship) { yard.count($0) }
    }
}

func report(_ yard: Yard, completion: @escaping (Ship?) -> Void) {
    yard.load { ship, _ in completion(ship) }
}
