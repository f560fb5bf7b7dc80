// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown
import Synchronization

struct Engine {
    var isFinished = false
    var turns = 0

    mutating func turn(continuation: CheckedContinuation<Void, any Error>) {
        turns += 1
        if isFinished {
            continuation.resume(throwing: CancellationError())
        } else {
            continuation.resume()
        }
    }
}

final class Pump {
    private let engine = Mutex(Engine())

    func turn() async throws {
        try await withCheckedThrowingContinuation { continuation in
            engine.withLock { $0.turn(continuation: continuation) }
        }
    }
}
