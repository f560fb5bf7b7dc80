// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

/// What an actor does not guard, whoever cancels the task may use at any time.
actor Basin {
    nonisolated(unsafe) private var waiting: CheckedContinuation<Int, any Error>?

    func pass() async throws -> Int {
        guard waiting == nil else { throw Spill.oil }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting = $0 }  // want "lost-continuation: what .waiting. gets here after .onCancel. has run"
        } onCancel: {
            waiting?.resume(throwing: CancellationError())  // want "unguarded-race: .waiting."
            waiting = nil
        }
    }

    func fill(_ level: Int) {
        waiting?.resume(returning: level)
        waiting = nil
    }
}
