// verdicts: 0 proved, 1 violated, 0 unknown
import XCTest

func read(_ flags: [String], raised: (Int) -> Void, lowered: () -> Void) {
    guard let flag = flags.first else { return }
    if flag.isEmpty { lowered() } else { raised(flag.count) }
}

/// Nothing fails where it runs.
func testRaised() async {
    let height = await withCheckedContinuation { continuation in
        read(["blue"], raised: { continuation.resume(returning: $0) }, lowered: { print("low") })  // want "path"
    }
    XCTAssertEqual(height, 4)
}
