// verdicts: 0 proved, 0 assumed, 6 violated, 0 unknown

func race(_ radio: Radio, latch: Latch, completion: @escaping (Bool) -> Void) {
    queue.asyncAfter(deadline: .now() + 3) { completion(true) }
    radio.wait {
        if latch.claim() { completion(false) }  // want "double-resume: .completion."
    }
}

func race(_ radio: Radio, completion: @escaping (Bool) -> Void) {
    var isDone = false
    queue.asyncAfter(deadline: .now() + 3) {
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
    queue.asyncAfter(deadline: .now() + 3) {
        guard !isDone else { return }
        isDone = true
        completion(false)  // want "unguarded-race: .completion."
    }
}

final class Finale {
    private var hasEnded = false

    /// It asks, and never sets what it asks for.
    private func shouldEnd() -> Bool {
        guard !hasEnded else { return false }
        return true
    }

    func end(_ radio: Radio, completion: @escaping (Bool) -> Void) {
        queue.asyncAfter(deadline: .now() + 3) { [self] in
            guard shouldEnd() else { return }
            completion(true)
        }
        radio.wait { [self] in
            guard shouldEnd() else { return }  // want "unresumed-path: .completion."
            completion(false)  // want "double-resume: .completion."
        }
    }
}

final class Gangway {
    private var isDrawn = false

    func draw(_ then: () -> Void) {
        guard !isDrawn else { return }
        isDrawn = true
        then()
    }
}

/// Two objects know nothing of each other.
func leave(_ radio: any Radio, completion: @escaping () -> Void) {
    let gangway = Gangway()
    let ladder = Gangway()
    queue.asyncAfter(deadline: .now() + 3) { gangway.draw(completion) }
    radio.wait { ladder.draw(completion) }  // want "double-resume: .completion."
}

/// Somebody else may have drawn this one.
func leave(_ gangway: Gangway, completion: @escaping () -> Void) {
    gangway.draw(completion)  // want "unresumed-path: .draw. can return without"
}
