// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

/// No call stands between where it is made and where it is completed first.
func open(_ loop: any EventLoop, isShut: Bool) -> EventLoopFuture<Void> {
    let promise = loop.makePromise(of: Void.self)
    promise.succeed(())
    if isShut {
        promise.fail(Shut())  // want "double-resume: `promise` is completed a second time here"
    }
    return promise.futureResult
}

func close(_ channel: any Channel) -> EventLoopFuture<Void> {
    let promise = channel.eventLoop.makePromise(of: Void.self)
    channel.close(promise: promise)
    if !channel.isActive {
        promise.fail(Shut())  // want "double-resume: `promise` is completed a second time here"
    }
    return promise.futureResult
}

func join(_ loop: any EventLoop, _ gate: Gate) -> EventLoopFuture<Void> {
    gate.withLockedValue { waiting in
        if let waiting { return waiting }
        let promise = loop.makePromise(of: Void.self)  // want "unresumed-path: `promise` is never completed"
        waiting = promise.futureResult
        return promise.futureResult
    }
}
