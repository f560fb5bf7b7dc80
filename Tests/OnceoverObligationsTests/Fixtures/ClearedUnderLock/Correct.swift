// verdicts: 0 proved, 1 assumed, 0 violated, 1 unknown
// proofs assume: stored-is-answered, unseen-callback-once
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
            let all = state.withLock { state in
                let all = state.waiting
                state.waiting.removeAll()
                return all
            }
            for entry in all { entry.ship.resume(throwing: CancellationError()) }
        }
    }
}

/// A function that is called `locked` runs its closure while a lock is held.
final class Clock: @unchecked Sendable {
    private let lock = Latch()
    private var pending: CheckedContinuation<Void, any Error>?

    func sleep() async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (ship: CheckedContinuation<Void, any Error>) in
                locked(lock) {
                    guard pending == nil, !Task.isCancelled else { return ship.resume(throwing: Busy()) }
                    pending = ship
                }
            }
        } onCancel: {
            let ship = locked(lock) {
                let ship = pending
                pending = nil
                return ship
            }
            ship?.resume(throwing: CancellationError())
        }
    }
}
