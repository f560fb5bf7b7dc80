// verdicts: 1 proved, 0 violated, 0 unknown

func open(_ loop: any EventLoop, isShut: Bool) -> EventLoopFuture<Void> {
    let promise = loop.makePromise(of: Void.self)
    if isShut { promise.fail(Shut()) } else { promise.succeed(()) }
    return promise.futureResult
}
