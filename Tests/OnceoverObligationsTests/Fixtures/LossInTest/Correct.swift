// verdicts: 1 proved, 0 violated, 0 unknown
import XCTest

/// A test calls `wait` once on each that it makes.
final class Lock: @unchecked Sendable {
    private var continuation: CheckedContinuation<Void, Never>?

    func wait() async {
        await withCheckedContinuation { continuation in
            self.continuation = continuation
        }
    }

    func open() {
        continuation?.resume()
        continuation = nil
    }
}
