// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

/// Nobody but the object has the promise.
final class Lock {
    private var last: EventLoopPromise<Void>?

    func open(_ gate: Gate, on loop: EventLoop) -> EventLoopFuture<Void> {
        let promise: EventLoopPromise<Void> = loop.makePromise()
        last = promise  // want "lost-continuation: a second call of"
        gate.write("open")
        return promise.futureResult
    }

    func opened() {
        last?.succeed(())
        last = nil
    }

    func turn() { last = nil }  // want "lost-continuation: what .last."
}
