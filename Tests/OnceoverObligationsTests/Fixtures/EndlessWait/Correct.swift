// verdicts: 0 proved, 0 violated, 1 unknown

// Where nobody signals, nobody comes to the second call.
func moor(_ ship: Ship, at quay: DispatchSemaphore, completion: @escaping (Bool) -> Void) {
    if ship.isMoored { completion(true) } else { quay.signal() }
    quay.wait()
    completion(false)
}
