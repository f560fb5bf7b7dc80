// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown

func bracketed(_ body: () -> Void, finally last: () -> Void) {
    defer { last() }
    body()
}

func both(_ first: () -> Void, _ second: @escaping () -> Void) {
    first()
    queue.async { second() }
}

func pass(completion: @escaping (Bool) -> Void) {
    bracketed {
        completion(true)
    } finally: {
        completion(false)  // want "double-resume: .completion."
    }
}

func cross(completion: @escaping (Bool) -> Void) {
    both({ completion(true) }, { completion(false) })  // want "double-resume: .completion."
}
