// verdicts: 1 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: completion-by-name, unseen-callback-once

final class Buoy {
    var radio: Radio?

    func ring(completion: @escaping (Ship?) -> Void) {
        guard let radio else { return completion(nil) }
        radio.hail("tug") { ship, _ in completion(ship) }
    }

    func pass(completion: @escaping (Ship?, (any Error)?) -> Void) {
        if radio == nil {
            completion(nil, Spill.oil)
        }
        radio?.hail("tug", completion: completion)
    }

    func force(completion: @escaping (Ship?) -> Void) {
        radio!.hail("tug") { ship, _ in completion(ship) }
    }
}

/// Who was asked last has answered, or has not been there.
final class Lookout {
    weak var mate: (any Mate)?
    weak var master: (any Mate)?

    func decide(_ ship: Ship, completion: @escaping (Bool) -> Void) {
        mate?.decide(ship, completion: completion) ?? master?.decide(ship, completion: completion) ?? completion(false)
    }
}

protocol Mate: AnyObject {
    func decide(_ ship: Ship, completion: @escaping (Bool) -> Void)
}
