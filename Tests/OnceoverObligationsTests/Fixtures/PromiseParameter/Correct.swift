// verdicts: 0 proved, 0 assumed, 0 violated, 0 unknown

/// Whoever gave the promise may keep it.
func note(_ berth: Int, promise: EventLoopPromise<Int>) {
    if berth > 0 { promise.succeed(berth) }
}

func anchor(_ left: Int, by radio: Radio, promise: EventLoopPromise<Ship?>) {
    radio.hail("anchor") { ship, error in
        if let error {
            if left > 0 { return anchor(left - 1, by: radio, promise: promise) }
            return promise.fail(error)
        }
        promise.succeed(ship)
    }
}
