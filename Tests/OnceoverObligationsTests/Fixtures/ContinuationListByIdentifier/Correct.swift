// verdicts: 0 proved, 0 assumed, 0 violated, 1 unknown
import Synchronization

final class Lock: Sendable {
    private struct State {
        var isClosed = false
        var next = 0
        var waiting: [(id: Int, ship: CheckedContinuation<Int, any Error>)] = []
    }
    private let state = Mutex(State())

    /// What was put there is found again, taken out and answered when the lock has been released.
    func enter() async throws -> Int {
        let id = state.withLock { state -> Int in
            state.next += 1
            return state.next
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (ship: CheckedContinuation<Int, any Error>) in
                let failure: (any Error)? = state.withLock { state in
                    if state.isClosed { return LockError.closed }
                    state.waiting.append((id: id, ship: ship))
                    if Task.isCancelled {
                        if let index = state.waiting.firstIndex(where: { $0.id == id }) {
                            _ = state.waiting.remove(at: index)
                        }
                        return CancellationError()
                    }
                    return nil
                }
                if let failure { ship.resume(throwing: failure) }
            }
        } onCancel: {
            cancel(id)
        }
    }

    private func cancel(_ id: Int) {
        let ship = state.withLock { state -> CheckedContinuation<Int, any Error>? in
            guard let index = state.waiting.firstIndex(where: { $0.id == id }) else { return nil }
            return state.waiting.remove(at: index).ship
        }
        ship?.resume(throwing: CancellationError())
    }
}
