// verdicts: 0 proved, 0 assumed, 2 violated, 0 unknown
import Synchronization

/// What a lock guards is known by the lock's type, and so are its methods.
struct Engine {
    enum State {
        case idle
        case suspended(CheckedContinuation<Void, any Error>)
        case finished
    }

    var state = State.idle

    mutating func suspend(continuation: CheckedContinuation<Void, any Error>) {
        switch state {
        case .finished: return
        case .suspended: fatalError("already waiting")
        case .idle: state = .suspended(continuation)
        }
    }
}

final class Pump {
    private let engine = Mutex(Engine())
    private let spare: Mutex<Engine> = Mutex(Engine())

    func wait() async throws {
        try await withCheckedThrowingContinuation { continuation in
            engine.withLock { $0.suspend(continuation: continuation) }  // want "unresumed-path: .suspend. can return without resuming .continuation."
        }
    }

    func waitForSpare() async throws {
        try await withCheckedThrowingContinuation { continuation in
            spare.withLock { engine in engine.suspend(continuation: continuation) }  // want "unresumed-path: .suspend. can return without resuming .continuation."
        }
    }
}
