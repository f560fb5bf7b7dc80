// verdicts: 2 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

final class Pilot {
    let tower: Tower
    weak var crew: Crew?

    func land(completion: @escaping (Runway?) -> Void) {
        tower.ask(self) { runway in
            guard let runway else { return completion(nil) }
            completion(runway)
        }
    }

    func taxi(completion: @escaping (Gate?) -> Void) {
        guard let crew else { return completion(nil) }
        crew.guide(self) { gate, error in
            if error == nil {
                completion(gate)
            } else {
                completion(nil)
            }
        }
    }

    /// A closure that runs for each element is left by each, and run again.
    func count(_ gates: [Gate], completion: @escaping (Int) -> Void) {
        var open = 0
        gates.forEach { gate in
            guard gate.isOpen else { return }
            open += 1
        }
        completion(open)
    }

    /// What is done about a missing answer need not be done in the callback.
    func park(completion: @escaping (Gate?) -> Void) {
        var found: Gate?
        tower.withGates { gates in
            guard let gate = gates.first else { return }
            found = gate
        }
        completion(found)
    }
}
