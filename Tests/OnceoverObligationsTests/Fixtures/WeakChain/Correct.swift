// verdicts: 2 proved, 0 violated, 0 unknown

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
