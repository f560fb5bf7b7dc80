// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown

func afterTide(_ hour: Int, then work: @escaping @autoclosure () -> Void) { queue.async { work() } }

func logged(_ text: @autoclosure () -> String, _ work: @autoclosure () -> Void) {
    work()
}

/// The function evaluates its argument once.
func clockOut(_ hour: Int, completion: @escaping (Int) -> Void) {
    afterTide(hour, then: completion(hour))
}

func clockIn(_ hour: Int, completion: @escaping (Int) -> Void) {
    logged("in at \(hour)", completion(hour))
}
