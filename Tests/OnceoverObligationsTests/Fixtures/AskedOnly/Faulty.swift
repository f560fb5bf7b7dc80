// verdicts: 0 proved, 1 violated, 0 unknown

import Foundation

/// It says that it is free, and lets everybody through.
private final class Turnstile: @unchecked Sendable {
    private let lock = NSLock()
    private var isTaken = false

    func claim() -> Bool { lock.withLock { !isTaken } }
}

func enter(completion: @escaping (Int) -> Void) {
    let turnstile = Turnstile()
    queueUp { if turnstile.claim() { completion($0) } }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
        if turnstile.claim() {  // want "unresumed-path: `completion` is not called on this path"
            completion(0)  // want "double-resume: `completion` is called a second time here"
        }
    }
}
