// verdicts: 0 proved, 0 assumed, 6 violated, 0 unknown

final class Lookout {
    private var generation = 0
    private var total = 3
    private var currentShip = ""

    /// A suspended task waits for good, whatever came behind it.
    func look(over radio: Radio) async -> Int {
        generation += 1
        let generation = generation
        return await withCheckedContinuation { continuation in
            radio.wait {
                guard generation == self.generation else { return }  // want "unresumed-path: `continuation`"
                continuation.resume(returning: 1)
            }
        }
    }

    /// What was found is another ship, and no other request.
    func hail(_ ship: String, over radio: Radio, completion: @escaping (String) -> Void) {
        radio.hail(ship) { found, _ in
            let name = found?.name ?? ""
            guard name == self.currentShip else { return }  // want "unresumed-path: `completion`"
            completion(name)
        }
    }

    /// Nothing stored has changed: it was asked for the wrong one.
    func hail(again currentShip: String, completion: @escaping (String) -> Void) {
        guard currentShip == self.currentShip else { return }  // want "unresumed-path: `completion`"
        completion(currentShip)
    }

    func count(_ total: Int, over radio: Radio, completion: @escaping (Int) -> Void) {
        radio.wait {
            if total == self.total { completion(total) }  // want "unresumed-path: `completion`"
        }
    }

    /// Somebody of many, and no request.
    func greet(_ user: String, over radio: Radio, completion: @escaping () -> Void) {
        radio.wait {
            guard self.isCurrentUser(user) else { return }  // want "unresumed-path: `completion`"
            completion()
        }
    }

    /// The latest of all is not answered either.
    func dial(over radio: Radio, completion: @escaping (Ship) -> Void) {
        generation += 1
        let generation = generation
        radio.hail("all") { found, _ in
            guard generation == self.generation else { return }  // assumes superseded-request
            guard let found else { return }  // want "unresumed-path: `completion`"
            completion(found)
        }
    }

    private func isCurrentUser(_ user: String) -> Bool { user == "captain" }
}
