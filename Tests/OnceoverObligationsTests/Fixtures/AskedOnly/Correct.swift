// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: unseen-callback-once

import Foundation

private final class Turnstile: @unchecked Sendable {
    private let lock = NSLock()
    private var isTaken = false

    func claim() -> Bool {
        lock.withLock {
            defer { isTaken = true }
            return !isTaken
        }
    }
}

func enter(completion: @escaping (Int) -> Void) {
    let turnstile = Turnstile()
    queueUp { if turnstile.claim() { completion($0) } }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { if turnstile.claim() { completion(0) } }
}
