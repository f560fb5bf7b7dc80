// verdicts: 1 proved, 1 assumed, 0 violated, 1 unknown
// proofs assume: unseen-callback-once

final class Gate {
    private var isPassed = false

    func pass(_ then: () -> Void) {
        guard !isPassed else { return }
        isPassed = true
        then()
    }
}

/// Which of the two passes, the gate knows.
func race(_ radio: Radio, completion: @escaping (Bool) -> Void) {
    let gate = Gate()
    radio.wait { gate.pass { completion(true) } }
    radio.wait { gate.pass { completion(false) } }
}

private func tryLock(_ yard: Yard, _ work: () -> Void) -> Bool {
    guard yard.isOpen else { return false }
    work()
    return true
}

/// The answer says whether the closure was run.
func enter(_ yard: Yard, completion: @escaping (Bool) -> Void) {
    if !tryLock(yard, { completion(true) }) { completion(false) }
}

/// What another closure of the same call has left open, the last one answers.
func stow(_ hold: Hold, ship: Ship, completion: @escaping (Bool) -> Void) {
    hold.write {
        guard ship.isDocked else { throw Spill.grain }
        completion(true)
    } completion: { error in
        guard error != nil else { return completion(true) }
        completion(false)
    }
}

protocol Hold { func write(_ work: @escaping () throws -> Void, completion: @escaping ((any Error)?) -> Void) }
