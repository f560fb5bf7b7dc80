// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown

// Where nobody signals, nobody comes to the second call.
func moor(_ ship: Ship, at quay: DispatchSemaphore, completion: @escaping (Bool) -> Void) {
    if ship.isMoored { completion(true) } else { quay.signal() }  // assumes blocking-wait
    quay.wait()
    completion(false)
}
