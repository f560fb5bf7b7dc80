// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: awaited-is-answered, unseen-callback-once

// Behind the wait, somebody has completed it.
func sound(_ loop: EventLoop, with server: (@escaping () -> Void) -> Void) throws {
    let promise = loop.makePromise(of: Void.self)
    server { promise.succeed(()) }
    try promise.futureResult.wait()
}

func sound(_ loop: EventLoop, to lead: (EventLoopPromise<Int>) -> Void) async throws -> Int {
    let promise = loop.makePromise(of: Int.self)
    lead(promise)
    return try await promise.futureResult.get()
}
