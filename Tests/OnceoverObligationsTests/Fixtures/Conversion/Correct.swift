// verdicts: 1 proved, 0 violated, 0 unknown

typealias Answer = @Sendable (Ship?) -> Void

// By another type it is the same handler.
func hail(_ radio: @escaping (Answer) -> Void, completion: @escaping (Ship?) -> Void) {
    let answer = unsafeBitCast(completion, to: Answer.self)
    radio { ship in answer(ship) }
}
