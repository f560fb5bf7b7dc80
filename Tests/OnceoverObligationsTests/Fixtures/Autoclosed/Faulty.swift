// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

func unlessNight(_ hour: Int, _ work: @autoclosure () -> Void) {
    guard hour < 22 else { return }
    work()
}

func clockOut(_ hour: Int, completion: @escaping (Int) -> Void) {
    unlessNight(hour, completion(hour))  // want "unresumed-path: .completion."
}
