// verdicts: 1 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

final class Pilot {
    let radio: Radio
    var last: Ship?

    init(radio: Radio) { self.radio = radio }

    func guide(_ name: String, completion: @escaping (Ship?) -> Void) {
        radio.hail(name) { [weak self] ship, _ in
            self?.last = ship
            completion(ship)
        }
    }

    func lead(_ name: String, completion: @escaping (Ship?) -> Void) {
        radio.hail(name) { [weak self] ship, _ in
            guard let self else {
                completion(nil)
                return
            }
            self.last = ship
            completion(ship)
        }
    }

    func join(_ name: String) async -> Ship? {
        await withCheckedContinuation { continuation in
            queue.async { [self] in continuation.resume(returning: last) }
        }
    }

    func meet(_ name: String, completion: @escaping (Ship?) -> Void) {
        radio.hail(name) { [unowned self] ship, _ in completion(self.last ?? ship) }
    }
}
