// verdicts: 0 proved, 0 assumed, 5 violated, 0 unknown
import Network

/// A listener that fails is never ready.
func listen(at port: NWListener) async -> Bool {
    await withCheckedContinuation { continuation in
        port.stateUpdateHandler = { state in
            guard case .ready = state else { return }  // want "unresumed-path: `continuation`"
            port.stateUpdateHandler = nil
            continuation.resume(returning: true)
        }
        port.start(queue: .main)
    }
}

func open(_ line: NWConnection) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        line.stateUpdateHandler = { state in
            if state == .ready {  // want "unresumed-path: `continuation`"
                line.stateUpdateHandler = nil
                continuation.resume()
            }
        }
        line.start(queue: .main)
    }
}

/// Who cancels it while somebody waits.
final class Plug {
    private let line: NWConnection
    init(_ line: NWConnection) { self.line = line }

    func connect() async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            line.stateUpdateHandler = { [line] state in
                switch state {
                case .ready:
                    line.stateUpdateHandler = nil
                    continuation.resume()
                case .failed(let error):
                    line.stateUpdateHandler = nil
                    continuation.resume(throwing: error)
                default: break  // want "unresumed-path: `continuation`"
                }
            }
            line.start(queue: .main)
        }
    }

    func disconnect() { line.cancel() }
}

/// In the same function, but in another turn.
func connect(_ line: NWConnection) async throws {
    try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            line.stateUpdateHandler = { state in
                switch state {
                case .ready:
                    line.stateUpdateHandler = nil
                    continuation.resume()
                case .failed(let error):
                    line.stateUpdateHandler = nil
                    continuation.resume(throwing: error)
                default: break  // want "unresumed-path: `continuation`"
                }
            }
            line.start(queue: .main)
        }
    } onCancel: {
        line.cancel()
    }
}

/// That it has failed is not asked for.
func search(_ browser: NWBrowser, completion: @escaping (Bool) -> Void) {
    browser.stateUpdateHandler = { state in
        switch state {
        case .setup, .waiting: break
        case .ready:
            browser.stateUpdateHandler = nil
            completion(true)
        @unknown default: break  // want "unresumed-path: `completion`"
        }
    }
    browser.start(queue: .main)
}
