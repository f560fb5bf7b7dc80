// verdicts: 0 proved, 0 assumed, 2 violated, 2 unknown
import Foundation

/// A function without a result gives nobody what its only statement takes out.
actor Ferry {
    private var waiting: [UUID: CheckedContinuation<Int, any Error>] = [:]

    func board(_ id: UUID) async throws -> Int {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
                waiting[id] = continuation
            }
        } onCancel: {
            Task { await self.forget(id) }
        }
    }

    private func forget(_ id: UUID) {
        waiting.removeValue(forKey: id)  // want "lost-continuation: what `waiting` holds"
    }

    func land(_ id: UUID, _ pier: Int) { waiting.removeValue(forKey: id)?.resume(returning: pier) }
}

actor Lift {
    private var waiting: [UUID: CheckedContinuation<Int, Never>] = [:]

    func call(_ id: UUID) async -> Int {
        await withCheckedContinuation { waiting[id] = $0 }
    }

    func pass(_ id: UUID) {
        waiting.removeValue(forKey: id)  // want "lost-continuation: what `waiting` holds"
    }

    func arrive(_ id: UUID, _ floor: Int) { waiting.removeValue(forKey: id)?.resume(returning: floor) }
}
