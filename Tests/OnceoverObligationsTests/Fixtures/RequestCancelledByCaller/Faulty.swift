// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

final class Passage {
    var isCancelled = false
}

final class Pilot {
    private var isCancelled = false

    /// What is called off before it starts is not answered at all.
    func find(_ name: String, over radio: Radio, for passage: Passage, completion: @escaping (Ship?) -> Void) {
        if passage.isCancelled { return }  // want "unresumed-path: `completion`"
        radio.hail(name) { ship, _ in completion(ship) }
    }

    /// Whoever stops the pilot is not who asks him.
    func look(for name: String, over radio: Radio, completion: @escaping (Ship?) -> Void) {
        radio.hail(name) { ship, _ in
            guard !self.isCancelled else { return }  // want "unresumed-path: `completion`"
            completion(ship)
        }
    }

    /// A suspended task waits for good.
    func ship(_ name: String, over radio: Radio, for passage: Passage) async -> Ship? {
        await withCheckedContinuation { continuation in
            radio.hail(name) { ship, _ in
                guard !passage.isCancelled else { return }  // want "unresumed-path: `continuation`"
                continuation.resume(returning: ship)
            }
        }
    }
}
