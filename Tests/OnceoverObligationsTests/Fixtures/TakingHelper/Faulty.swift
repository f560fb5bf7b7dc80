// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

import Foundation

final class Sluice: @unchecked Sendable {
    private let turn = DispatchSemaphore(value: 1)
    private var waiting: CheckedContinuation<Int, any Error>?

    func pass() async throws -> Int {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                swap(continuation)?.resume(throwing: Spill.oil)
                row { self.swap(nil)?.resume(returning: $0) }
            }
        } onCancel: {
            swap(nil)?.resume(throwing: CancellationError())  // want "unguarded-race: .waiting."
        }
    }

    private func swap(_ next: CheckedContinuation<Int, any Error>?) -> CheckedContinuation<Int, any Error>? {
        let earlier = waiting
        waiting = next
        return earlier
    }
}
