// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

import Foundation

/// Between the lock's release and the clearing, the other one reads the same continuation.
final class Sluice: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: CheckedContinuation<Void, any Error>?

    func open() async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                lock.lock()
                let earlier = waiting
                waiting = continuation
                lock.unlock()
                earlier?.resume(throwing: Spill.oil)
                row { _ in self.end(nil) }
            }
        } onCancel: {
            end(CancellationError())
        }
    }

    private func end(_ error: (any Error)?) {
        lock.lock()
        let continuation = waiting
        lock.unlock()
        waiting = nil
        continuation?.resume(with: error.map { .failure($0) } ?? .success(()))  // want "unguarded-race: .waiting."
    }
}
