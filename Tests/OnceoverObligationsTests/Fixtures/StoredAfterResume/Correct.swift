// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

/// Who is answered at once does not wait.
@MainActor
final class Tide {
    private var level: Int?
    private var waiting: CheckedContinuation<Int, Never>?

    func current() async -> Int {
        guard waiting == nil else { return 0 }
        return await withCheckedContinuation { continuation in
            if let level { return continuation.resume(returning: level) }
            waiting = continuation
        }
    }

    func measured(_ level: Int) {
        waiting?.resume(returning: level)
        waiting = nil
    }
}

/// A handler may hear of what is known, and of what comes next.
@MainActor
final class Swell {
    private var level: Int?
    private var listener: ((Int) -> Void)?

    func follow(completion: @escaping (Int) -> Void) {
        listener = completion  // assumes one-call-at-a-time
    }

    func measured(_ level: Int) {
        let called = listener
        listener = nil
        called?(level)
    }
}
