// verdicts: 0 proved, 2 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

/// What empties the slot stands two calls away.
@MainActor
final class Windmill {
    private var wind: CheckedContinuation<Int, Never>?

    func awaitWind() async -> Int {
        halt()
        return await withCheckedContinuation { wind = $0 }
    }

    func halt() {
        print("halted")
        answer(0)
    }

    func blow(_ strength: Int) { answer(strength) }

    private func answer(_ strength: Int) {
        let waiting = wind
        wind = nil
        waiting?.resume(returning: strength)
    }
}

/// Three calls away, and inside the closure.
@MainActor
final class Sluice {
    private var water: CheckedContinuation<Int, Never>?

    func awaitWater() async -> Int {
        await withCheckedContinuation { continuation in
            dry()
            water = continuation
        }
    }

    func dry() { shut() }

    func shut() { answer(-1) }

    private func answer(_ litres: Int) {
        water?.resume(returning: litres)
        water = nil
    }
}
