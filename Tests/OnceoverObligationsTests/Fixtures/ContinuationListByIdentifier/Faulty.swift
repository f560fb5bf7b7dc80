// verdicts: 0 proved, 0 assumed, 2 violated, 2 unknown
import Synchronization

final class Lock: Sendable {
    private struct State {
        var isClosed = false
        var next = 0
        var last = 0
        var waiting: [(id: Int, ship: CheckedContinuation<Int, any Error>)] = []
    }
    private let state = Mutex(State())

    /// What was put there is looked for by another number, and stays.
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
                        if let index = state.waiting.firstIndex(where: { $0.id == state.last }) {
                            _ = state.waiting.remove(at: index)
                        }
                        return CancellationError()
                    }
                    return nil
                }
                if let failure { ship.resume(throwing: failure) }  // want "stale-continuation: .waiting."
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

/// What is taken out and left alone is lost.
final class Sluice: Sendable {
    private struct State {
        var waiting: [(id: Int, ship: CheckedContinuation<Int, any Error>)] = []
    }
    private let state = Mutex(State())

    func enter(_ id: Int) async throws -> Int {
        try await withCheckedThrowingContinuation { (ship: CheckedContinuation<Int, any Error>) in
            let isCancelled = state.withLock { state -> Bool in
                state.waiting.append((id: id, ship: ship))
                if Task.isCancelled {
                    if let index = state.waiting.firstIndex(where: { $0.id == id }) {
                        _ = state.waiting.remove(at: index)  // want "lost-continuation: .*waiting."
                    }
                    return true
                }
                return false
            }
            if isCancelled { log() }
        }
    }

    func open() {
        let all = state.withLock { state in
            let all = state.waiting
            state.waiting.removeAll()
            return all
        }
        for entry in all { entry.ship.resume(returning: entry.id) }
    }
}
