// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown
import XCTest

/// What happens whichever path is taken happens in a test, too.
final class BellTests: XCTestCase {
    func testRinging() async {
        let tone: Int = await withCheckedContinuation { continuation in
            if Bell(isCracked: true).isSilent {
                continuation.resume(returning: 0)  // want "double-resume: `continuation` is resumed here, and always"
            }
            continuation.resume(returning: 440)
        }
        XCTAssertEqual(tone, 440)
    }
}
