// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: completion-by-name, unseen-callback-once

func once(_ body: @escaping (Int) -> Void) -> (Int) -> Void {
    var isDone = false
    return { cargo in
        guard !isDone else { return }
        isDone = true
        body(cargo)
    }
}

func logged(_ body: @escaping (Int) -> Void) -> (Int) -> Void {
    { cargo in
        log(cargo)
        body(cargo)
    }
}

func load(_ cargo: Int, completion: @escaping (Int) -> Void) {
    let answer = once(logged(completion))
    weigh(cargo) { answer($0) }
    weigh(0) { answer($0) }
}

func unload(_ cargo: Int, completion: @escaping (Int) -> Void) {
    let answer = logged(completion)
    if cargo == 0 { answer(0) } else { weigh(cargo, completion: answer) }
}
