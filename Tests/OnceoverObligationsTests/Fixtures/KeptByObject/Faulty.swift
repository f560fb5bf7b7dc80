// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
// The function's own paths say that both closures are called.

func both(first: () -> Void, then: () -> Void) {
    first()
    then()
}

func askTwice(completion: @escaping (Bool) -> Void) {
    both(first: { completion(true) }, then: { completion(false) })  // want "double-resume: .completion. is called a second time"
}
