// verdicts: 1 proved, 0 violated, 0 unknown
import XCTest

func read(_ flags: [String], raised: (Int) -> Void, lowered: () -> Void) {
    guard let flag = flags.first else { return }
    if flag.isEmpty { lowered() } else { raised(flag.count) }
}

/// The test has failed where the other closure runs, and counts on this one.
func testRaised() async {
    let height = await withCheckedContinuation { continuation in
        read(["blue"], raised: { continuation.resume(returning: $0) }, lowered: { XCTFail() })
    }
    XCTAssertEqual(height, 4)
}
