// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

/// A `return` is missing: the next level is told to somebody who has gone.
@MainActor
final class Tide {
    private var level: Int?
    private var waiting: CheckedContinuation<Int, Never>?

    func current() async -> Int {
        guard waiting == nil else { return 0 }
        return await withCheckedContinuation { continuation in
            if let level { continuation.resume(returning: level) }
            waiting = continuation  // want "double-resume: `continuation` is resumed a second time here"
        }
    }

    func measured(_ level: Int) {
        waiting?.resume(returning: level)
        waiting = nil
    }
}
