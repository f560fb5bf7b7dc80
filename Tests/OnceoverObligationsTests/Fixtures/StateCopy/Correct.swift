// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

final class Gauge {
    private enum Reading {
        case idle
        case pending(CheckedContinuation<Int, any Error>, since: Int)
        case known(Int)
    }
    private var reading = Reading.idle

    func read() async throws -> Int {
        try await withCheckedThrowingContinuation { caller in
            guard case .idle = reading else { return caller.resume(throwing: Spill.oil) }
            reading = .pending(caller, since: 0)
        }
    }

    // Whether somebody waits is asked of a copy, once the state has changed.
    func settled(at level: Int) {
        let last = reading
        reading = .known(level)
        if case let .pending(caller, _) = last { caller.resume(returning: level) }
    }
}
