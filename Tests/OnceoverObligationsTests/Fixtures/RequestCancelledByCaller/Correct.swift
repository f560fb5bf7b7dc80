// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

/// What a caller holds, to call a request off.
final class Passage {
    var isCancelled = false
}

final class Pilot {
    /// Who calls it off while the ship is looked for does not wait for her.
    func find(_ name: String, in yard: Yard, completion: @escaping (Ship?) -> Void) -> Passage {
        let passage = Passage()
        queue.async {
            guard !passage.isCancelled else { return }  // assumes cancelled-request
            completion(yard.find(name))
        }
        return passage
    }

    func find(_ name: String, over radio: Radio, for passage: Passage, completion: @escaping (Ship?) -> Void) {
        radio.hail(name) { ship, _ in
            if passage.isCancelled { return }  // assumes cancelled-request
            completion(ship)
        }
    }
}
