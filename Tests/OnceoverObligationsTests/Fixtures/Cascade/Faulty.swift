// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

func temper(_ heat: EventLoopFuture<Int>, on loop: any EventLoop) -> EventLoopFuture<Int> {
    let promise = loop.makePromise(of: Int.self)
    heat.map { $0 + 1 }.cascadeSuccess(to: promise)  // want "unresumed-path: .promise."
    return promise.futureResult
}

func quench(_ heat: EventLoopFuture<Int>, on loop: any EventLoop) -> EventLoopFuture<Int> {
    let promise = loop.makePromise(of: Int.self)
    heat.cascade(to: promise)
    promise.succeed(0)  // want "double-resume: .promise."
    return promise.futureResult
}
