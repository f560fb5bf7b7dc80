// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

import Foundation

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
        waiting = nil
        lock.unlock()
        continuation?.resume(with: error.map { .failure($0) } ?? .success(()))
    }
}
