// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown
import XCTest

/// In a test as elsewhere, what is cleared and not resumed waits forever.
final class Lock: @unchecked Sendable {
    private var continuation: CheckedContinuation<Void, Never>?

    func wait() async {
        await withCheckedContinuation { continuation in
            self.continuation = continuation  // assumes in-test
        }
    }

    func open() {
        continuation = nil  // want "lost-continuation: what .continuation. holds is dropped"
    }
}
