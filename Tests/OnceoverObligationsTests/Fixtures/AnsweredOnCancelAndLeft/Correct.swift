// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
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
                    waiting = nil
                    if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
                    waiting = continuation
                }
            }
        } onCancel: {
            lock.withLock {
                waiting?.resume(throwing: CancellationError())
                waiting = nil
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
