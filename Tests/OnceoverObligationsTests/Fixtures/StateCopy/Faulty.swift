// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

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

    func settled(at level: Int) {
        let last = reading
        reading = .known(level)
        if case let .pending(caller, _) = last {
            if level > 0 { caller.resume(returning: level) }  // want "unresumed-path: .reading."
        }
    }
}
