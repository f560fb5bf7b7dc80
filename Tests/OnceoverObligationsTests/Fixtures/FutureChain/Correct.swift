// verdicts: 2 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: one-of-several-runs

/// What hears of a failure has its turn where the step before it has not run, or has thrown.
func close(_ hatch: EventLoopFuture<Void>, completion: @escaping ((any Error)?) -> Void) {
    hatch.map { completion(nil) }.whenFailure { completion($0) }
}

func close(_ hatch: EventLoopFuture<Int>, on queue: DispatchQueue, completion: @escaping ((any Error)?) -> Void) {
    hatch.flatMapThrowing { depth in
        guard depth > 0 else { throw Spill.oil }
        queue.async { completion(nil) }
    }.whenFailure { error in
        queue.async { completion(error) }
    }
}

final class Hold {
    private let loop: any EventLoop

    init(_ loop: any EventLoop) { self.loop = loop }

    func close(completion: @escaping ((any Error)?) -> Void) {
        self.shut().map { completion(nil) }.whenFailure { completion($0) }
    }

    private func shut() -> EventLoopFuture<Void> { loop.makeSucceededFuture(()) }
}

/// Behind a step that makes a value of an error there is one.
func sound(_ lead: EventLoopFuture<Int>, completion: @escaping (Int) -> Void) {
    lead.recover { _ in 0 }.whenSuccess { completion($0) }
}

func sound(deep lead: EventLoopFuture<Int>, completion: @escaping (Int) -> Void) {
    lead.map { $0 * 2 }.flatMapErrorThrowing { _ in 0 }.map { $0 + 1 }.whenSuccess { completion($0) }
}
