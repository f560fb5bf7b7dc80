// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

/// What is called on the way does not empty the slot on each path.
@MainActor
final class Windmill {
    private var wind: CheckedContinuation<Int, Never>?

    func awaitWind(isHalting: Bool) async -> Int {
        if isHalting { halt() }
        return await withCheckedContinuation { wind = $0 }  // want "lost-continuation: a second call of"
    }

    func halt() { answer(0) }

    func blow(_ strength: Int) { answer(strength) }

    private func answer(_ strength: Int) {
        let waiting = wind
        wind = nil
        waiting?.resume(returning: strength)
    }
}
