// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

typealias Answer = @Sendable (Ship?) -> Void

// By another type it is the same handler.
func hail(_ radio: @escaping (Answer) -> Void, completion: @escaping (Ship?) -> Void) {
    let answer = unsafeBitCast(completion, to: Answer.self)
    radio { ship in answer(ship) }
}
