// verdicts: 0 proved, 1 violated, 0 unknown

/// Who asks once is answered once.
func weigh(_ cargo: CargoStream, on loop: EventLoop) -> EventLoopFuture<Int> {
    let promise = loop.makePromise(of: Int.self)
    cargo.weigh { cargo in
        if cargo.isClosed { promise.succeed(cargo.weight) }  // want "unresumed-path: .promise."
    }
    return promise.futureResult
}
