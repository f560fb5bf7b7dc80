// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

actor Basin {
    private var waiting: CheckedContinuation<Int, any Error>?

    func pass() async throws -> Int {
        guard waiting == nil else { throw Spill.oil }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting = $0 }
        } onCancel: {
            Task { await self.giveUp() }
        }
    }

    private func giveUp() {
        waiting?.resume(throwing: CancellationError())
        waiting = nil
    }

    func fill(_ level: Int) {
        waiting?.resume(returning: level)
        waiting = nil
    }
}
