// verdicts: 0 proved, 0 assumed, 0 violated, 0 unknown

/// It may be told later, by whoever gave it.
func load(_ crate: Crate, promise: EventLoopPromise<Int>) {
    if crate.isBroken { promise.fail(Spill.oil) }
}

/// The answer says whether it was.
func weigh(_ crate: Crate, promise: EventLoopPromise<Int>) -> Bool {
    if crate.isBroken {
        promise.fail(Spill.oil)
        return true
    }
    if crate.isEmpty { return false }
    promise.succeed(crate.weight)
    return true
}

/// So does the error.
func open(_ crate: Crate, promise: EventLoopPromise<Int>) throws {
    if crate.isBroken { throw Spill.oil }
    if crate.isEmpty { return promise.fail(Spill.oil) }
    promise.succeed(crate.weight)
}

func send(_ crate: Crate, promise: EventLoopPromise<Int>) {
    if crate.isBroken { return promise.fail(Spill.oil) }
    if crate.isEmpty { return wait(for: crate, promise) }
    promise.succeed(crate.weight)
}
