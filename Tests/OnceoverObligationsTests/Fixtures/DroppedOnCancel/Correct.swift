// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

actor Sluice {
    private var waiting: CheckedContinuation<Int, any Error>?

    func level() async throws -> Int {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiting?.resume(throwing: Flood())
                waiting = continuation
            }
        } onCancel: {
            Task { await self.shut() }
        }
    }

    private func shut() {
        waiting?.resume(throwing: CancellationError())
        waiting = nil
    }

    func open(_ level: Int) {
        waiting?.resume(returning: level)
        waiting = nil
    }
}
