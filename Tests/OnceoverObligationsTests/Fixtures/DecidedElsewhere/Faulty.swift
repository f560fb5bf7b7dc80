// verdicts: 0 proved, 0 assumed, 4 violated, 0 unknown

final class Gate {
    private var isPassed = false

    func pass(_ then: () -> Void) {
        guard !isPassed else { return }
        isPassed = true
        then()
    }
}

/// One of the two does not ask the gate.
func race(_ radio: Radio, completion: @escaping (Bool) -> Void) {
    let gate = Gate()
    queue.asyncAfter(deadline: .now() + 3) { completion(true) }
    radio.wait { gate.pass { completion(false) } }  // want "double-resume: .completion."
}

private func tryLock(_ yard: Yard, _ work: () -> Void) -> Bool {
    guard yard.isOpen else { return false }
    work()
    return true
}

func enter(_ yard: Yard, completion: @escaping (Bool) -> Void) {
    if tryLock(yard, { completion(true) }) {  // want "unresumed-path: .completion."
        completion(false)  // want "double-resume: .completion."
    }
}

func stow(_ hold: Hold, ship: Ship, completion: @escaping (Bool) -> Void) {
    hold.write {
        guard ship.isDocked else { throw Spill.grain }
        completion(true)
    } completion: { error in
        guard error != nil else { return }  // want "unresumed-path: .completion."
        completion(false)
    }
}

protocol Hold { func write(_ work: @escaping () throws -> Void, completion: @escaping ((any Error)?) -> Void) }

protocol Crane { func lift(_ name: String, _ then: @escaping (Ship?) -> Void) -> (any Ticket)? }

final class Hoist {
    private var lifting: (any Ticket)?

    /// What is asked is an earlier ticket.
    func lift(_ crane: Crane, completion: @escaping (Ship) -> Void) {
        if let lifting { lifting.cancel() }
        lifting = crane.lift("crate") { ship in
            guard let ship else { return }  // want "unresumed-path: .completion."
            completion(ship)
        }
    }
}
