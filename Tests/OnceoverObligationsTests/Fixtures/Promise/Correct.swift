// verdicts: 4 proved, 4 assumed, 0 violated, 0 unknown
// proofs assume: one-of-several-runs, unseen-callback-once

func depth(_ loop: EventLoop, yard: Yard) -> EventLoopFuture<Int> {
    let promise = loop.makePromise(of: Int.self)
    if yard.isOpen { promise.succeed(3) } else { promise.fail(Spill.oil) }
    return promise.futureResult
}

func depth(_ loop: EventLoop, radio: Radio) -> EventLoopFuture<Ship> {
    let promise = loop.makePromise(of: Ship.self)
    radio.hail("sounder") { ship, error in
        guard let ship else { return promise.fail(error ?? Spill.oil) }
        promise.succeed(ship)
    }
    return promise.futureResult
}

func depth(_ loop: EventLoop, yard: Yard, ship: Ship) throws -> EventLoopFuture<Int> {
    let berth = try yard.moor(ship)
    let promise = loop.makePromise(of: Int.self)
    promise.succeed(berth)
    return promise.futureResult
}

func gild(_ source: EventLoopFuture<Int>, on loop: EventLoop) -> EventLoopFuture<Bool> {
    let promise = loop.makePromise(of: Bool.self)
    source.whenSuccess { promise.succeed($0 > 0) }
    source.whenFailure { promise.fail($0) }
    return promise.futureResult
}

func hail(_ radio: Radio) -> Promise<Ship> {
    Promise { seal in
        radio.hail("sounder") { ship, error in seal.resolve(ship, error) }
    }
}

func answer(_ radio: Radio) -> Future<Ship, any Error> {
    Future { promise in
        radio.hail("sounder") { ship, error in
            if let ship { promise(.success(ship)) } else { promise(.failure(error ?? Spill.oil)) }
        }
    }
}

/// Who runs the closure rejects with what it throws.
func berth(_ yard: Yard, _ ship: Ship) -> Promise<Int> {
    Promise { seal in
        let berth = try yard.moor(ship)
        seal.fulfill(berth)
    }
}

func moor(_ yard: Yard, _ ship: Ship?) -> Promise<Int> {
    Promise { seal in
        defer { yard.close() }
        guard let ship else { throw Spill.oil }
        seal.fulfill(try yard.moor(ship))
    }
}
