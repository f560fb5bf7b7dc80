// verdicts: 0 proved, 0 assumed, 6 violated, 0 unknown

func depth(_ loop: EventLoop, yard: Yard) -> EventLoopFuture<Int> {
    let promise = loop.makePromise(of: Int.self)
    if yard.isOpen { promise.succeed(3) }  // want "unresumed-path: .promise."
    return promise.futureResult
}

func depth(_ loop: EventLoop, radio: Radio) -> EventLoopFuture<Ship> {
    let promise = loop.makePromise(of: Ship.self)
    radio.hail("sounder") { ship, error in
        if let error { promise.fail(error) }  // want "double-resume: .promise."
        promise.succeed(ship ?? Ship())
    }
    return promise.futureResult
}

/// The error leaves the promise behind, and nobody else has it.
func depth(_ loop: EventLoop, yard: Yard, ship: Ship) throws -> EventLoopFuture<Int> {
    let promise = loop.makePromise(of: Int.self)
    let berth = try yard.moor(ship)  // want "unresumed-path: .promise."
    promise.succeed(berth)
    return promise.futureResult
}

/// A failure of the source leaves the promise pending.
func gild(_ source: EventLoopFuture<Int>, on loop: EventLoop) -> EventLoopFuture<Bool> {
    let promise = loop.makePromise(of: Bool.self)
    source.whenSuccess { promise.succeed($0 > 0) }  // want "unresumed-path: .promise."
    return promise.futureResult
}

func hail(_ radio: Radio) -> Promise<Ship> {
    Promise { seal in
        radio.hail("sounder") { ship, error in
            if let ship { seal.fulfill(ship) }  // want "unresumed-path: .seal."
        }
    }
}

func berth(_ yard: Yard, _ ship: Ship) -> Promise<Int> {
    Promise { seal in
        do {
            seal.fulfill(try yard.moor(ship))
        } catch {  // want "unresumed-path: .seal."
            print(error)
        }
    }
}
