// verdicts: 0 proved, 3 violated, 0 unknown

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

func route(_ yard: Yard, handler: @escaping (Ship, Int) -> Void) {
    yard.load { ship, _ in
        guard let ship else { return }  // want "unresumed-path"
        handler(ship, 1)
    }
}
