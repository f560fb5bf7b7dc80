// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

extension CheckedContinuation where T == Ship {
    func answer(_ ship: Ship?) {
        if let ship { resume(returning: ship) }
    }
}

func launch(_ yard: Yard) async throws -> Ship {
    try await withCheckedThrowingContinuation { continuation in
        yard.load { ship, error in continuation.answer(ship) }  // want "unresumed-path"
    }
}

func moor(_ ship: Ship, promise: EventLoopPromise<Ship>) {
    if ship.isDocked { promise.succeed(ship) }
}

func land(_ ship: Ship, on loop: any EventLoop) -> EventLoopFuture<Ship> {
    let promise = loop.makePromise(of: Ship.self)
    moor(ship, promise: promise)  // want "unresumed-path"
    return promise.futureResult
}

func route(_ yard: Yard, completion: @escaping (Ship, Int) -> Void) {
    yard.load { ship, _ in
        guard let ship else { return }  // want "unresumed-path"
        completion(ship, 1)
    }
}

/// Of two methods of the same name, the labels say which one is meant.
extension CheckedContinuation where T == Int, E == any Error {
    func settle(_ berth: Int?, _ error: (any Error)?) {
        if let error {
            resume(throwing: error)
        } else if let berth {
            resume(returning: berth)
        }
    }

    func settle(berth: Int) { resume(returning: berth) }
}

func berth(_ yard: Yard) async throws -> Int {
    try await withCheckedThrowingContinuation { continuation in
        yard.berth { berth, error in continuation.settle(berth, error) }  // want "unresumed-path: .settle. can return without"
    }
}
