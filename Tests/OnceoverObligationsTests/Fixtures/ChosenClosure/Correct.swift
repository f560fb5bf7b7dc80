// verdicts: 1 proved, 1 assumed, 0 violated, 1 unknown
// proofs assume: completion-by-name

func count(_ ships: [Ship], isDoubled: Bool, completion: @escaping (Int) -> Void) {
    // What the closure is called for is not followed.
    let tell = isDoubled ? { completion($0 * 2) } : completion
    tell(ships.count)
}

func count(_ ships: [Ship], isQuiet: Bool, completion: @escaping (Int) -> Void) {
    if isQuiet { completion(0) }
    count(ships, completion: isQuiet ? { _ in } : completion)
}

func tell(_ ships: [Ship], completion: @escaping (Int) -> Void) {
    var answer = completion
    answer(ships.count)
    answer = { log($0) }
    answer(0)
}
