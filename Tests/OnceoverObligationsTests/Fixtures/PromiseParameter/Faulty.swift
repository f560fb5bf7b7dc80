// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

func note(_ berth: Int, promise: EventLoopPromise<Int>) {
    if berth == 0 { promise.fail(Spill.oil) }  // want "double-resume: .promise."
    promise.succeed(berth)
}

/// The next attempt completes what this one has failed.
func anchor(_ left: Int, by radio: Radio, promise: EventLoopPromise<Ship?>) {
    radio.hail("anchor") { ship, error in
        if let error {
            promise.fail(error)
            if left > 0 { anchor(left - 1, by: radio, promise: promise) }  // want "double-resume: .promise."
            return
        }
        promise.succeed(ship)
    }
}
