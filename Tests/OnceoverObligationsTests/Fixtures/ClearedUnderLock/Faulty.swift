// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown
import Synchronization

final class Tide: Sendable {
    private struct State {
        var waiting: [(id: Int, ship: CheckedContinuation<Void, any Error>)] = []
    }
    private let state = Mutex(State())

    func sleep(until id: Int) async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { ship in
                let isOver = state.withLock { state -> Bool in
                    guard !Task.isCancelled else { return true }
                    state.waiting.append((id: id, ship: ship))
                    return false
                }
                if isOver { ship.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            // Others find the same before it is cleared.
            let all = state.withLock { $0.waiting }
            for entry in all { entry.ship.resume(throwing: CancellationError()) }  // want "unguarded-race: .waiting."
            state.withLock { $0.waiting.removeAll() }
        }
    }
}
