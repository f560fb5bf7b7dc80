// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown
// What a private method discharges twice on one path is its own fault, whoever calls it, and when.

final class SignIn {
    private var waiting: CheckedContinuation<Int, Never>?

    func run() async -> Int {
        await withCheckedContinuation { continuation in
            guard waiting == nil else {
                continuation.resume(returning: 0)
                return
            }
            waiting = continuation
            if !start({ [weak self] in self?.finish(1) }) { finish(2) }
        }
    }

    private func finish(_ outcome: Int) {
        waiting?.resume(returning: outcome)
        waiting?.resume(returning: outcome)  // want "double-resume: .waiting. is resumed a second time"
        waiting = nil
    }
}
