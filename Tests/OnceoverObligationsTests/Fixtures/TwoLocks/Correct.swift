// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

import Foundation

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
        let passenger = lock.withLock {
            let passenger = waiting
            waiting = nil
            return passenger
        }
        passenger?.resume(with: result)
    }
}
