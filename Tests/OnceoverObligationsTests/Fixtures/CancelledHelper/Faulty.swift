// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown
import Foundation

/// Who is cancelled still waits.
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
        waiting[id] = nil  // want "lost-continuation: what .waiting. holds is dropped"
    }

    func turn(_ number: Int) {
        for (_, visitor) in waiting { visitor.resume(returning: number) }
        waiting.removeAll()
    }
}
