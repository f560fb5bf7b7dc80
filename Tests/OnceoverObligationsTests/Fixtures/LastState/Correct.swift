// verdicts: 1 proved, 0 assumed, 0 violated, 3 unknown
import Network

/// Nobody cancels it while somebody waits.
func connect(_ line: NWConnection) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        line.stateUpdateHandler = { state in
            switch state {
            case .ready:
                line.stateUpdateHandler = nil
                continuation.resume()
            case .failed(let error):
                line.stateUpdateHandler = nil
                continuation.resume(throwing: error)
            default: break
            }
        }
        line.start(queue: .main)
    }
}

/// It is cancelled at once, so that this is the state to wait for.
func close(_ line: NWConnection) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        line.stateUpdateHandler = { state in
            guard case .cancelled = state else { return }
            line.stateUpdateHandler = nil
            continuation.resume()
        }
        line.cancel()
    }
}

/// All that may be the last one is answered, and the others are not.
final class Plug {
    private let line: NWConnection
    init(_ line: NWConnection) { self.line = line }

    func connect(completion: @escaping (Bool) -> Void) {
        line.stateUpdateHandler = { [line] state in
            if state == .ready {
                line.stateUpdateHandler = nil
                completion(true)
            } else if case .failed = state {
                line.stateUpdateHandler = nil
                completion(false)
            } else if state == .cancelled {
                line.stateUpdateHandler = nil
                completion(false)
            }
        }
        line.start(queue: .main)
    }

    func disconnect() { line.cancel() }
}

/// The state is not asked for.
func count(_ line: NWConnection, limit: Int, completion: @escaping () -> Void) {
    var changes = 0
    line.stateUpdateHandler = { _ in
        changes += 1
        guard changes == limit else { return }
        line.stateUpdateHandler = nil
        completion()
    }
    line.start(queue: .main)
}
