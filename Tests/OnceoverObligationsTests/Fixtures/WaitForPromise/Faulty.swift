// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

// What is waited for is another one.
func sound(_ loop: EventLoop, yard: Yard, depth: EventLoopPromise<Int>) throws {
    let promise = loop.makePromise(of: Void.self)
    if yard.isOpen { promise.succeed(()) }  // want "unresumed-path: .promise."
    _ = try depth.futureResult.wait()
}
