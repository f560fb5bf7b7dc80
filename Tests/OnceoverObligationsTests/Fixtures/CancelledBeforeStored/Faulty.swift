// verdicts: 0 proved, 2 assumed, 2 violated, 0 unknown
// proofs assume: stored-is-answered
import Foundation
import Synchronization

/// A task that is cancelled first leaves nothing behind, and the wait that is stored then hears of no cancellation.
final class Signal: Sendable {
    private struct State {
        var isPending = false
        var continuation: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    func signal() {
        let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
            if let continuation = state.continuation {
                state.continuation = nil
                return continuation
            }
            state.isPending = true
            return nil
        }
        waiting?.resume()
    }

    func wait() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isPending = state.withLock { state -> Bool in
                    if state.isPending {
                        state.isPending = false
                        return true
                    }
                    state.continuation = continuation  // want "lost-continuation: what .continuation. gets here after .onCancel. has run"
                    return false
                }
                if isPending { continuation.resume() }
            }
        } onCancel: {
            let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
                let continuation = state.continuation
                state.continuation = nil
                return continuation
            }
            waiting?.resume()
        }
    }
}

/// The same through a method.
final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: CheckedContinuation<Void, any Error>?

    func wait() async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                lock.withLock {
                    waiting?.resume(throwing: CancellationError())
                    waiting = continuation  // want "lost-continuation: what .waiting. gets here after .onCancel. has run"
                }
            }
        } onCancel: {
            close()
        }
    }

    private func close() {
        lock.withLock {
            waiting?.resume(throwing: CancellationError())
            waiting = nil
        }
    }
}
