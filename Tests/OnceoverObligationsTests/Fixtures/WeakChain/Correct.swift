// verdicts: 1 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

/// What a method returns that returns nothing is nil where there is no object, and nowhere else.
final class Pilot: @unchecked Sendable {
    func stop(_ radio: Radio, completion: @escaping (Bool) -> Void) {
        radio.ask { [weak self] speed in
            if self?.slow(speed, completion: completion) == nil {
                completion(false)
            }
        }
    }

    private func slow(_ speed: Int, completion: @escaping (Bool) -> Void) {
        completion(speed < 20)
    }
}

protocol Warden: AnyObject {
    func mayPass(_ name: String, answer: @escaping (Bool) -> Void)
}

final class Lock {
    weak var warden: (any Warden)?

    /// What gives `()` is nil only where there is nobody to ask.
    func pass(_ name: String, completion: @escaping (Bool) -> Void) {
        let asked: Void? = warden?.mayPass(name) { completion($0) }
        if asked == nil { completion(true) }
    }

    func passAgain(_ name: String, completion: @escaping (Bool) -> Void) {
        if warden?.mayPass(name, answer: { completion($0) }) == nil { completion(true) }
    }
}
