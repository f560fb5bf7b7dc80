// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown
import Foundation

/// The closure that runs when the task is cancelled reads the continuation, and does not take it.
final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: CheckedContinuation<Void, any Error>?

    func wait() async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                lock.withLock {
                    waiting?.resume(throwing: CancellationError())
                    waiting = continuation  // want "lost-continuation"
                }
            }
        } onCancel: {
            lock.withLock {
                waiting?.resume(throwing: CancellationError())  // want "stale-continuation"
            }
        }
    }

    func open() {
        lock.withLock {
            waiting?.resume()
            waiting = nil
        }
    }
}
