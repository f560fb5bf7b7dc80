// verdicts: 1 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: one-of-several-runs

func either(_ isOpen: Bool, _ first: () -> Void, _ second: () -> Void) {
    if isOpen { first() } else { second() }
}

func bracketed(_ body: () -> Void, finally last: () -> Void) {
    defer { last() }
    body()
}

/// One of the two is called.
func pass(_ gate: Gate, completion: @escaping (Bool) -> Void) {
    either(gate.isOpen, { completion(true) }, { completion(false) })
}

func cross(completion: @escaping (Bool) -> Void) {
    bracketed {
        print("under way")
    } finally: {
        completion(false)
    }
}

/// Of an unknown function, the last closure is what it calls where the first was not enough.
func turn(_ gate: Gate, completion: @escaping (Bool) -> Void) {
    gate.turn {
        completion(true)
    } stuck: {
        completion(false)
    }
}
