// verdicts: 0 proved, 0 assumed, 1 violated, 0 unknown

/// Another one may run instead.
func departure() async -> String {
    await withCheckedContinuation { continuation in
        read(
            "left",
            arrived: { continuation.resume(returning: $0) },  // want "unresumed-path"
            left: { print("left") }, lost: { _ in fatalError("it is not lost") })
    }
}

private func read(_ text: String, arrived: (String) -> Void, left: () -> Void, lost: (Int) -> Void) {
    switch text {
    case "arrived": arrived("Aurora")
    case "left": left()
    default: lost(1)
    }
}
