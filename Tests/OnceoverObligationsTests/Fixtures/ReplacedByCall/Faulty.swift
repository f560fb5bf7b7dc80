// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown
import Foundation

/// The continuation is there still when the time is up and it has been answered.
actor Exchange {
    private var calls: [UUID: CheckedContinuation<String, any Error>] = [:]

    func call(_ id: UUID) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            calls.updateValue(continuation, forKey: id)?.resume(throwing: CancellationError())
            Task {
                try? await Task.sleep(nanoseconds: 5_000_000_000)
                continuation.resume(throwing: CancellationError())  // want "stale-continuation: `calls`"
            }
        }
    }

    func answered(_ id: UUID, _ text: String) { calls.removeValue(forKey: id)?.resume(returning: text) }
}
