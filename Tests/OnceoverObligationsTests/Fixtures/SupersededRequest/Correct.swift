// verdicts: 0 proved, 5 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

/// Who asks anew does not wait for what was asked before.
final class Lookout {
    private var attempt = 0
    private var generation = 0
    private var currentShip = ""
    private var pending: ((Int) -> Void)?

    func look(over radio: Radio, completion: @escaping (Int) -> Void) {
        generation += 1
        let generation = generation
        radio.wait {
            guard generation == self.generation else { return }  // assumes superseded-request
            completion(1)
        }
    }

    func hail(_ ship: String, over radio: Radio, completion: @escaping (Ship?) -> Void) {
        currentShip = ship
        radio.hail(ship) { [weak self] found, _ in
            guard let self else { return completion(nil) }
            if currentShip != ship { return }  // assumes superseded-request
            completion(found)
        }
    }

    func dial(over radio: Radio, completion: @escaping (Ship?) -> Void) {
        attempt += 1
        let number = attempt
        radio.hail("all") { [weak self] found, _ in
            guard self?.isCurrentAttempt(number) == true else { return }  // assumes superseded-request
            completion(found)
        }
    }

    func dial(again attemptID: Int, over radio: Radio, completion: @escaping (Ship?) -> Void) {
        radio.hail("all") { found, _ in
            if self.isStale(attemptID) { return }  // assumes superseded-request
            completion(found)
        }
    }

    func keep(_ completion: @escaping (Int) -> Void, for attempt: Int) {
        guard attempt == self.attempt else { return }  // assumes superseded-request
        completion(attempt)
    }

    private func isCurrentAttempt(_ number: Int) -> Bool { attempt == number }
    private func isStale(_ number: Int) -> Bool { attempt != number }
}
