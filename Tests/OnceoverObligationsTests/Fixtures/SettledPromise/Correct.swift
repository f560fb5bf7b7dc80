// verdicts: 0 proved, 6 assumed, 0 violated, 0 unknown
// proofs assume: repeating-callback-once, stored-is-answered, unseen-callback-once

/// What a promise is told first counts, and the rest is ignored: a time limit and an answer.
func depth(_ radio: Radio, on loop: EventLoop) -> EventLoopFuture<Ship> {
    let promise = loop.makePromise(of: Ship.self)
    let limit = loop.scheduleTask(in: .seconds(5)) { promise.fail(Spill.oil) }  // assumes promise-keeps-first
    radio.hail("sounder") { ship, _ in
        limit.cancel()
        promise.succeed(ship ?? Ship())
    }
    return promise.futureResult
}

/// What hears of every end hears of a failure, too, and the promise has it then.
func gild(_ source: EventLoopFuture<Int>, in loop: EventLoop) -> EventLoopFuture<Bool> {
    let promise = loop.makePromise(of: Bool.self)
    source.whenComplete { _ in promise.succeed(true) }
    source.whenFailure { promise.fail($0) }  // assumes promise-keeps-first
    return promise.futureResult
}

func quench(_ source: EventLoopFuture<Void>, promise: EventLoopPromise<Void>) {
    source.cascade(to: promise)
    source.whenFailure { promise.fail($0) }  // assumes one-callback-runs, promise-keeps-first
}

/// Whoever is given the promise may have failed it, and this makes sure of it.
func berth(_ yard: Yard, _ ship: Ship, on loop: EventLoop) throws -> EventLoopFuture<Int> {
    let promise = loop.makePromise(of: Int.self)
    do {
        try moor(ship, in: yard, promise: promise)  // assumes promise-keeps-first
    } catch {
        promise.fail(error)
    }
    return promise.futureResult
}

private func moor(_ ship: Ship, in yard: Yard, promise: EventLoopPromise<Int>) throws {
    guard yard.isOpen else {
        promise.fail(Spill.oil)
        throw Spill.oil
    }
    promise.succeed(try yard.moor(ship))
}

/// A signal comes again and again.
func closed(_ gate: SignalGate, on loop: EventLoop) -> EventLoopFuture<Void> {
    let promise = loop.makePromise(of: Void.self)
    gate.setEventHandler { promise.succeed(()) }
    return promise.futureResult
}

/// The time limit and the answer find the same entry.
final class Acknowledgements {
    private var waiting: [Int: EventLoopPromise<Void>] = [:]

    func wait(for number: Int, on loop: EventLoop) -> EventLoopFuture<Void> {
        let promise = loop.makePromise(of: Void.self)
        waiting[number] = promise
        loop.scheduleTask(in: .seconds(5)) { self.waiting[number]?.fail(Spill.oil) }
        return promise.futureResult
    }

    func acknowledge(_ number: Int) { waiting[number]?.succeed(()) }

    func forget(_ number: Int) { waiting.removeValue(forKey: number)?.fail(Spill.oil) }
}
