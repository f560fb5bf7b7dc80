// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
// What a private method discharges once, its callers may come to in turn.

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
        waiting = nil
    }
}
