// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown

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
    let answered = once(completion)
    let expired = once(completion)
    weigh(cargo) { answered($0) }
    queue.asyncAfter(deadline: .now() + 9) { expired(0) }  // want "double-resume: .completion."
}

func unload(_ cargo: Int, completion: @escaping (Int) -> Void) {
    let answer = logged(completion)
    if cargo == 0 { answer(0) }  // want "double-resume: .completion."
    answer(cargo)
}

func reload(_ cargo: Int, completion: @escaping (Int) -> Void) {
    let answer = logged(completion)
    if cargo > 0 { answer(cargo) }  // want "unresumed-path: .completion."
}

func lifted(_ continuation: CheckedContinuation<Int, Never>) -> (Int?) -> Void {
    { cargo in continuation.resume(returning: cargo ?? 0) }
}

/// Nobody is given the closure.
func cargo() async -> Int {
    await withCheckedContinuation { continuation in  // want "unresumed-path: .continuation."
        let answer = lifted(continuation)
        log(String(describing: type(of: answer)))
    }
}

func crew(_ ship: Ship) async -> Int {
    await withCheckedContinuation { continuation in
        let answer = lifted(continuation)
        ship.crew(completion: answer)
        answer(nil)  // want "double-resume: .continuation."
    }
}
