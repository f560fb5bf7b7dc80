// verdicts: 0 proved, 0 assumed, 0 violated, 1 unknown
import Foundation

/// What is called by its own name is let go by the next step.
final class Permit {
    private var waiting: ((Bool) -> Void)?

    func ask(_ radio: any Radio, callback: @escaping (Bool) -> Void) {
        if let previous = waiting {
            previous(false)
            waiting = nil
        }
        waiting = callback
        radio.hail("permit") { ship, _ in
            guard ship != nil else {
                DispatchQueue.main.async {
                    callback(false)
                    self.waiting = nil
                }
                return
            }
        }
    }

    func granted() {
        waiting?(true)
        waiting = nil
    }
}
