// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: callee-keeps-promise
import XCTest

/// A test has arranged which path is taken.
final class BellTests: XCTestCase {
    func testRinging() async {
        let tone: Int = await withCheckedContinuation { continuation in
            Bell(isCracked: false).ring { tone in
                if let tone { continuation.resume(returning: tone) }  // assumes in-test
            }
        }
        XCTAssertEqual(tone, 440)
    }
}

/// What a double calls is up to the test.
final class SilentBell {
    var isOpen = true

    func ring(completion: @escaping (Int?) -> Void) {
        guard isOpen else { return }
        completion(nil)
    }
}
