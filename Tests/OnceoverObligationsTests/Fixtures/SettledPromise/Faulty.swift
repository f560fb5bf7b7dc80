// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

/// The head's write tells of success, and nobody hears when the body's fails.
func send(_ head: NIOAny, _ body: NIOAny, over channel: any Channel) -> EventLoopFuture<Void> {
    let promise = channel.eventLoop.makePromise(of: Void.self)
    channel.write(head, promise: promise)
    channel.writeAndFlush(body, promise: promise)  // want "double-resume: .promise."
    return promise.futureResult
}

func send(_ cargo: Cargo, over channel: any Channel) -> EventLoopFuture<Void> {
    let promise = channel.eventLoop.makePromise(of: Void.self)
    repeat {
        channel.write(cargo.part(), promise: promise)  // want "double-resume: .promise."
    } while cargo.isLeft
    return promise.futureResult
}

/// In a callback, the same.
func depth(_ radio: Radio, on loop: EventLoop) -> EventLoopFuture<Ship> {
    let promise = loop.makePromise(of: Ship.self)
    radio.hail("sounder") { ship, error in
        if let error { promise.fail(error) }  // want "double-resume: .promise."
        promise.succeed(ship ?? Ship())
    }
    return promise.futureResult
}

/// It ignores the second, but never hears of the first.
func berth(_ yard: Yard, on loop: EventLoop) -> EventLoopFuture<Int> {
    let promise = loop.makePromise(of: Int.self)
    // FIXME: the loop runs the closure; only the branch in it leaves the promise.
    loop.scheduleTask(in: .seconds(5)) {  // want "unresumed-path: .promise."
        if yard.isOpen { promise.fail(Spill.oil) }  // want "unresumed-path: .promise."
    }
    return promise.futureResult
}
