// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

/// What goes wrong inside a callback is told apart from what keeps the callback from running.
final class Pilot {
    weak var tower: Tower?

    func land(completion: @escaping (Runway) -> Void) {
        tower?.ask(self) { runway in  // want "droppable-callback: `completion` is never called when `tower` is nil"
            guard let runway else { return }  // want "unresumed-path: `completion` is not called on this path"
            completion(runway)
        }
    }

    func taxi(completion: @escaping (Gate) -> Void) {
        guard let tower else { return }  // want "unresumed-path: `completion`"
        tower.guide(self) { gate, error in
            if error == nil {  // want "unresumed-path: `completion`"
                completion(gate)
            }
        }
    }

    func park(completion: @escaping (Gate) -> Void) {
        tower?.guide(self) { [weak self] gate, error in  // want "droppable-callback: `completion`"
            self?.open(gate) {  // want "droppable-callback: `completion` is never called when `self` is nil"
                guard gate.isOpen else { return }  // want "unresumed-path: `completion`"
                completion(gate)
            }
        }
    }
}
