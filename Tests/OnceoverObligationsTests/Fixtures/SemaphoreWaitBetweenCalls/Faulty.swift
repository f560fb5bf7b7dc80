// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

// A wait that is given something to run is another one.
func moor(_ ship: Ship, over radio: any Radio, completion: @escaping (Bool) -> Void) {
    if ship.isMoored { completion(true) }  // want "double-resume: .completion."
    radio.wait(seconds: 3)
    completion(false)
}

// What was waited for in front of the first call, both have behind them.
func anchor(_ ship: Ship, at quay: DispatchSemaphore, completion: @escaping (Bool) -> Void) {
    quay.wait()
    if ship.isMoored { completion(true) }  // want "double-resume: .completion."
    completion(false)
}
