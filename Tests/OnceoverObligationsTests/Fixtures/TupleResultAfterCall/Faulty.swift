// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

func weigh(_ cargo: Int, _ completion: (Int) -> Void) -> (isDone: Bool, rest: Int) {
    if cargo > 3 {
        completion(cargo)
        return (true, 0)
    }
    return (false, cargo)
}

func load(_ cargo: Int, completion: @escaping (Int) -> Void) {
    let answer = weigh(cargo, completion)
    if answer.isDone {  // want "unresumed-path: .completion."
        completion(answer.rest)  // want "double-resume: .completion."
    }
}
