// verdicts: 0 proved, 0 assumed, 3 violated, 0 unknown

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

// Who is told how it went waits for that.
final class Lock {
    private var isWaiting = false

    func retry(over radio: any Radio, callback: @escaping (Bool) -> Void) {
        guard !isWaiting else { return }  // want "unresumed-path: .callback."
        guard radio.isOn else { return callback(false) }
        isWaiting = true
        radio.wait { callback(true) }
    }

    func open(over radio: any Radio, completion: @escaping () -> Void) {
        guard !isWaiting else { return }  // want "unresumed-path: .completion."
        isWaiting = true
        radio.wait { completion() }
    }
}
