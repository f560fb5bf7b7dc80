// verdicts: 3 proved, 0 violated, 0 unknown

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
