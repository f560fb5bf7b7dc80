// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

/// The method that stores is private, and its caller has nothing to do with the property.
public final class Harbour {
    private var waiting: CheckedContinuation<Int, any Error>?

    public func depth() async throws -> Int {
        try await withCheckedThrowingContinuation { keep($0) }
    }

    private func keep(_ continuation: CheckedContinuation<Int, any Error>) {
        waiting = continuation  // want "lost-continuation: "
    }

    public func sound(_ depth: Int) {
        waiting?.resume(returning: depth)
        waiting = nil
    }
}
