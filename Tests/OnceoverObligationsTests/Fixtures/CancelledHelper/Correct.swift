// verdicts: 1 proved, 0 violated, 0 unknown
import Foundation

actor Turnstile {
    private var waiting: [UUID: CheckedContinuation<Int, any Error>] = [:]

    func enter() async throws -> Int {
        let id = UUID()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting[id] = $0 }
        } onCancel: {
            Task { await self.leave(id) }
        }
    }

    private func leave(_ id: UUID) {
        waiting.removeValue(forKey: id)?.resume(throwing: CancellationError())
    }

    func turn(_ number: Int) {
        for (_, visitor) in waiting { visitor.resume(returning: number) }
        waiting.removeAll()
    }
}
