// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

/// Who is cancelled is forgotten, and waits on.
final class Sluice: @unchecked Sendable {
    private var waiting: CheckedContinuation<Int, any Error>?

    func level() async throws -> Int {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiting?.resume(throwing: Flood())
                waiting = continuation
            }
        } onCancel: {
            waiting = nil  // want "lost-continuation: what `waiting` holds"
        }
    }

    func open(_ level: Int) {
        waiting?.resume(returning: level)
        waiting = nil
    }
}
