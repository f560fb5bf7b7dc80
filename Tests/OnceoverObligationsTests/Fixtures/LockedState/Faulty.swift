// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown
import Synchronization

final class Signal: Sendable {
    private enum State {
        case idle
        case waiting(CheckedContinuation<Void, any Error>)
        case done
    }

    private let state = Mutex(State.idle)

    func wait() async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isRefused = state.withLock { state -> Bool in
                    guard case .idle = state else { return true }
                    state = .waiting(continuation)
                    return false
                }
                if isRefused { continuation.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            state.withLock { $0 = .done }  // want "lost-continuation"
        }
    }

    func fire() {
        let waiting = state.withLock { state -> CheckedContinuation<Void, any Error>? in
            guard case .waiting(let continuation) = state else { return nil }
            state = .done
            return continuation
        }
        waiting?.resume()
    }
}
