// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

import Foundation

/// Between one lock and the next, somebody else finds the same continuation.
final class Ferry: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: CheckedContinuation<Int, any Error>?

    func cross() async throws -> Int {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let earlier = lock.withLock {
                    defer { waiting = continuation }
                    return waiting
                }
                earlier?.resume(throwing: CancellationError())
                row { self.land(.success($0)) }
            }
        } onCancel: {
            land(.failure(CancellationError()))
        }
    }

    private func land(_ result: Result<Int, any Error>) {
        let passenger = lock.withLock { waiting }
        passenger?.resume(with: result)  // want "unguarded-race: `waiting` can be resumed here"
        lock.withLock { waiting = nil }
    }
}
