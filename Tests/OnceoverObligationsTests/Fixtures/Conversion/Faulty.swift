// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

typealias Answer = @Sendable (Ship?) -> Void

func hail(_ radio: @escaping (Answer) -> Void, completion: @escaping (Ship?) -> Void) {
    let answer = unsafeBitCast(completion, to: Answer.self)
    answer(nil)
    completion(nil)  // want "double-resume: .completion."
}
