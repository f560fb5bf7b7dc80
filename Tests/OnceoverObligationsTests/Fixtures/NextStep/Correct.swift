// verdicts: 1 proved, 0 assumed, 0 violated, 0 unknown

func rewind(_ player: AVPlayer, then: @escaping () -> Void) {
    player.seek(to: .zero) { _ in then() }
}

/// One of two.
func fork(_ isDry: Bool, then: @escaping () -> Void, else other: @escaping () -> Void) {
    if isDry { then() } else { other() }
}

/// A helper's callers answer for what comes next.
final class Winch {
    private func lower(_ isFree: Bool, then: @escaping () -> Void) {
        if isFree { then() }
    }

    func test() { lower(true) { print("down") } }
}
