// verdicts: 0 proved, 3 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered
import Foundation
import Synchronization

/// Who is cancelled first leaves a mark.
final class Signal: Sendable {
    private struct State {
        var isCancelled = false
        var continuation: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    func signal() {
        let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
            let continuation = state.continuation
            state.continuation = nil
            return continuation
        }
        waiting?.resume()
    }

    func wait() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state -> Bool in
                    if state.isCancelled { return true }
                    state.continuation = continuation
                    return false
                }
                if isOver { continuation.resume() }
            }
        } onCancel: {
            let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
                let continuation = state.continuation
                state.continuation = nil
                state.isCancelled = true
                return continuation
            }
            waiting?.resume()
        }
    }
}

/// Who stores asks the task.
final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: CheckedContinuation<Void, any Error>?

    func wait() async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                lock.withLock {
                    waiting?.resume(throwing: CancellationError())
                    if Task.isCancelled {
                        waiting = nil
                        continuation.resume(throwing: CancellationError())
                    } else {
                        waiting = continuation
                    }
                }
            }
        } onCancel: {
            lock.withLock {
                waiting?.resume(throwing: CancellationError())
                waiting = nil
            }
        }
    }
}

/// The actor is busy until the wait is stored: whoever is cancelled first comes behind it.
actor Lock {
    private var waiting: CheckedContinuation<Void, any Error>?

    func wait() async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiting?.resume(throwing: CancellationError())
                waiting = continuation
            }
        } onCancel: {
            Task { await close() }
        }
    }

    private func close() {
        waiting?.resume(throwing: CancellationError())
        waiting = nil
    }
}
