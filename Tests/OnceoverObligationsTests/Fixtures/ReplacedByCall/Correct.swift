// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
import Foundation

actor Exchange {
    private var calls: [UUID: CheckedContinuation<String, any Error>] = [:]

    func call(_ id: UUID) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            calls.updateValue(continuation, forKey: id)?.resume(throwing: CancellationError())
            Task {
                try? await Task.sleep(nanoseconds: 5_000_000_000)
                expire(id)
            }
        }
    }

    private func expire(_ id: UUID) { calls.removeValue(forKey: id)?.resume(throwing: CancellationError()) }

    func answered(_ id: UUID, _ text: String) { calls.removeValue(forKey: id)?.resume(returning: text) }
}
