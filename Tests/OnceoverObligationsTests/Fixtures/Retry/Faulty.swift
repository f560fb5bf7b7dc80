// verdicts: 0 proved, 1 violated, 0 unknown

/// The fourth failure is told to nobody: a count of tries is none of turns of which one is the last.
final class Tollgate {
    private var tries = 0

    func open(completion: @escaping (Bool) -> Void) {
        swing { result in
            switch result {
            case .success: completion(true)
            case .failure where self.tries < 3:
                self.tries += 1
                self.open(completion: completion)
            case .failure:  // want "unresumed-path: `completion` is not called on this path"
                print("it stays shut")
            }
        }
    }
}
