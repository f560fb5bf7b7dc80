// verdicts: 0 proved, 3 violated, 0 unknown

func race(_ radio: Radio, latch: Latch, completion: @escaping (Bool) -> Void) {
    radio.wait { completion(true) }
    radio.wait {
        if latch.claim() { completion(false) }  // want "double-resume: .completion."
    }
}

func race(_ radio: Radio, completion: @escaping (Bool) -> Void) {
    var isDone = false
    radio.wait {
        guard !isDone else { return }
        completion(true)
    }
    radio.wait {
        guard !isDone else { return }
        isDone = true
        completion(false)  // want "double-resume: .completion."
    }
}

/// The flag is asked and set, but two callbacks may do so at the same time.
func hurry(_ radio: Radio, completion: @escaping (Bool) -> Void) {
    var isDone = false
    radio.wait {
        guard !isDone else { return }
        isDone = true
        completion(true)
    }
    radio.wait {
        guard !isDone else { return }
        isDone = true
        completion(false)  // want "unguarded-race: .completion."
    }
}
