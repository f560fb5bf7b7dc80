// verdicts: 2 proved, 0 assumed, 0 violated, 0 unknown

func weigh(_ cargo: Int, _ completion: (Int) -> Void) -> (isDone: Bool, rest: Int) {
    if cargo > 3 {
        completion(cargo)
        return (true, 0)
    }
    return (false, cargo)
}

func load(_ cargo: Int, completion: @escaping (Int) -> Void) {
    let (isDone, rest) = weigh(cargo, completion)
    if isDone { return }
    completion(rest)
}

func reload(_ cargo: Int, completion: @escaping (Int) -> Void) {
    let answer = weigh(cargo, completion)
    guard !answer.isDone else { return }
    completion(answer.rest)
}
