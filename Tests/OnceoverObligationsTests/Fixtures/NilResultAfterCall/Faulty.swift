// verdicts: 0 proved, 1 assumed, 1 violated, 0 unknown
final class Harbourmaster {
    private let pilot: Pilot?

    func enter(completion: @escaping (Bool) -> Void) {
        guard let pilot = pilot(orFailWith: completion) else {
            completion(false)  // want "double-resume: `completion` is called a second time here"
            return
        }
        pilot.steer()
        completion(true)
    }

    private func pilot(orFailWith completion: @escaping (Bool) -> Void) -> Pilot? {
        guard let pilot = self.pilot else {  // assumes told-by-result
            completion(false)
            return nil
        }
        return pilot
    }
}
