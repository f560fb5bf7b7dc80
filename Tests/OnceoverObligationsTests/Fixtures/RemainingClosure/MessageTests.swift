// verdicts: 1 proved, 1 violated, 0 unknown
import XCTest

final class MessageTests: XCTestCase {
    // Where all other closures fail the test, this one runs.
    func testArrival() async {
        let name: String = await withCheckedContinuation { continuation in
            read(
                "arrived", arrived: { continuation.resume(returning: $0) }, left: { XCTFail() },
                lost: { _ in XCTFail() })
        }
        XCTAssertEqual(name, "Aurora")
    }

    // Another one may run instead, and end the test's wait.
    func testDeparture() async {
        let name: String = await withCheckedContinuation { continuation in
            read(
                "left",
                arrived: { continuation.resume(returning: $0) },  // want "unresumed-path"
                left: { print("left") }, lost: { _ in XCTFail() })
        }
        XCTAssertEqual(name, "Aurora")
    }

    private func read(_ text: String, arrived: (String) -> Void, left: () -> Void, lost: (Int) -> Void) {
        switch text {
        case "arrived": arrived("Aurora")
        case "left": left()
        default: lost(1)
        }
    }
}
