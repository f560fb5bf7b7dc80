// verdicts: 1 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

/// What several variables are assigned at once is read before the first is changed.
final class Kiln {
    private var waiting: CheckedContinuation<Int, Never>?
    private var next: CheckedContinuation<Int, Never>?

    func wait() async -> Int {
        await withCheckedContinuation { continuation in
            if waiting != nil { return continuation.resume(returning: 0) }
            waiting = continuation
        }
    }

    func waitNext() async -> Int {
        await withCheckedContinuation { continuation in
            if next != nil { return continuation.resume(returning: 0) }
            next = continuation
        }
    }

    func open() {
        let (first, second) = (waiting, next)
        (waiting, next) = (nil, nil)
        first?.resume(returning: 1)
        second?.resume(returning: 2)
    }
}

func moved(_ loop: EventLoop) -> EventLoopFuture<Int> {
    let made = loop.makePromise(of: Int.self)
    let promise: EventLoopPromise<Int>
    let heat: Int
    (promise, heat) = (made, 900)
    promise.succeed(heat)
    return made.futureResult
}
