// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

/// Who tells it of both outcomes keeps nothing back.
func load(_ crate: Crate, promise: EventLoopPromise<Int>) {
    if crate.isBroken { return promise.fail(Spill.oil) }
    if crate.isEmpty { return }  // want "unresumed-path: .promise."
    promise.succeed(crate.weight)
}

func weigh(_ crate: Crate, promise: EventLoopPromise<Int>) {
    switch crate.kind {
    case .steel: promise.succeed(crate.weight)
    case .paper: promise.fail(Spill.oil)
    case .glass: print("glass")  // want "unresumed-path: .promise."
    }
}

func open(_ crate: Crate, _ continuation: CheckedContinuation<Int, any Error>) {
    if crate.isBroken { return continuation.resume(throwing: Spill.oil) }
    guard let lid = crate.lid else { return }  // want "unresumed-path: .continuation."
    continuation.resume(returning: lid)
}
