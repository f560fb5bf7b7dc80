// verdicts: 1 proved, 0 assumed, 0 violated, 1 unknown

func open(_ loop: any EventLoop, isShut: Bool) -> EventLoopFuture<Void> {
    let promise = loop.makePromise(of: Void.self)
    if isShut { promise.fail(Shut()) } else { promise.succeed(()) }
    return promise.futureResult
}

/// What is made under a lock leaves it.
func join(_ loop: any EventLoop, _ gate: Gate, _ opened: EventLoopFuture<Void>) -> EventLoopFuture<Void> {
    let (future, promise): (EventLoopFuture<Void>, EventLoopPromise<Void>?) = gate.withLockedValue { waiting in
        if let waiting { return (waiting, nil) }
        let promise = loop.makePromise(of: Void.self)
        waiting = promise.futureResult
        return (promise.futureResult, promise)
    }
    if let promise { opened.whenComplete { promise.completeWith($0) } }
    return future
}
