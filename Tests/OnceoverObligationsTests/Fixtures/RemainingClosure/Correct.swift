// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown

/// Where all other closures of a call end the program, this one runs.
func arrival() async -> String {
    await withCheckedContinuation { continuation in
        read(
            "arrived", arrived: { continuation.resume(returning: $0) }, left: { fatalError("it has not left") },
            lost: { _ in fatalError("it is not lost") })
    }
}

private func read(_ text: String, arrived: (String) -> Void, left: () -> Void, lost: (Int) -> Void) {
    switch text {
    case "arrived": arrived("Aurora")
    case "left": left()
    default: lost(1)
    }
}
