// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown

/// Who is given the promise completes it. It is kept for its future, until the next tide.
final class Sluice {
    private var last: EventLoopPromise<Void>?

    func open(_ gate: Gate, on loop: EventLoop, promise: EventLoopPromise<Void>?) {
        last = promise ?? loop.makePromise()  // assumes promise-passed-on
        gate.write("open", promise: last)
    }

    func follow(_ other: EventLoopPromise<Void>) {
        if let last { last.futureResult.cascade(to: other) } else { other.succeed(()) }
    }

    func turn() { last = nil }  // assumes promise-passed-on
}
