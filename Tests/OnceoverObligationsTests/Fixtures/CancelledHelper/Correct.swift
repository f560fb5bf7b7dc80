// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
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

/// What forgets is called behind what answers.
actor Gate {
    private var waiting: [UUID: CheckedContinuation<Int, any Error>] = [:]

    func enter() async throws -> Int {
        let id = UUID()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting[id] = $0 }
        } onCancel: {
            Task {
                await self.refuse(id)
                await self.forget(id)
            }
        }
    }

    private func refuse(_ id: UUID) {
        waiting.removeValue(forKey: id)?.resume(throwing: CancellationError())
    }

    private func forget(_ id: UUID) { waiting[id] = nil }

    func open(_ number: Int) {
        for (_, visitor) in waiting { visitor.resume(returning: number) }
        waiting.removeAll()
    }
}
