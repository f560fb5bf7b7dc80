// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

public final class Harbour {
    private var waiting: CheckedContinuation<Int, any Error>?

    public func depth() async throws -> Int {
        try await withCheckedThrowingContinuation { keep($0) }
    }

    private func keep(_ continuation: CheckedContinuation<Int, any Error>) {
        waiting?.resume(throwing: CancellationError())
        waiting = continuation
    }

    public func sound(_ depth: Int) {
        waiting?.resume(returning: depth)
        waiting = nil
    }
}
