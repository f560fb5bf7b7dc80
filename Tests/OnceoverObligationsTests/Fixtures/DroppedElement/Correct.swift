// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
import Foundation

actor Ferry {
    private var waiting: [UUID: CheckedContinuation<Int, any Error>] = [:]

    func board(_ id: UUID) async throws -> Int {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting[id] = $0 }
        } onCancel: {
            Task { await self.taken(id)?.resume(throwing: CancellationError()) }
        }
    }

    /// What it takes out, its caller has.
    private func taken(_ id: UUID) -> CheckedContinuation<Int, any Error>? {
        waiting.removeValue(forKey: id)
    }

    func land(_ id: UUID, _ pier: Int) { taken(id)?.resume(returning: pier) }
}
