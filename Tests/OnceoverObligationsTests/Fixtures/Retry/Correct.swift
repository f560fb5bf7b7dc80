// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

final class Tollgate {
    private var tries = 0

    func open(completion: @escaping (Bool) -> Void) {
        swing { result in
            switch result {
            case .success: completion(true)
            case .failure where self.tries < 3:
                self.tries += 1
                self.open(completion: completion)
            case .failure: completion(false)
            }
        }
    }
}

// What is to be tried again is tried when its time has come, once for several that ask.
final class Lock {
    private var isWaiting = false

    func retry(over radio: any Radio, callback: @escaping () -> Void) {
        guard !isWaiting else { return }  // assumes listener-callback, work-parameter
        isWaiting = true
        radio.wait { callback() }
    }
}
