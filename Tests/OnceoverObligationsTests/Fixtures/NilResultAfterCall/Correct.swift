// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: callee-keeps-promise
final class Harbourmaster {
    private let pilot: Pilot?

    func enter(completion: @escaping (Bool) -> Void) {
        guard let pilot = pilot(orFailWith: completion) else { return }
        pilot.steer()
        completion(true)
    }

    /// Calls the handler only where it returns nothing.
    private func pilot(orFailWith completion: @escaping (Bool) -> Void) -> Pilot? {
        guard let pilot = self.pilot else {  // assumes told-by-result
            completion(false)
            return nil
        }
        return pilot
    }
}
