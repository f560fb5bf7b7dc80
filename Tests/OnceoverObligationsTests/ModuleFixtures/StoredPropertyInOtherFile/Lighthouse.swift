// verdicts: 0 proved, 1 assumed, 2 violated, 1 unknown
// proofs assume: stored-is-answered
final class Lighthouse {
    var signal: CheckedContinuation<Int, Never>?
    var relief: CheckedContinuation<Int, Never>?

    func awaitSignal() async -> Int {
        await withCheckedContinuation { keeper in
            guard signal == nil else {
                keeper.resume(returning: 0)
                return
            }
            signal = keeper
        }
    }

    func awaitRelief() async -> Int {
        await withCheckedContinuation { keeper in
            guard relief == nil else { return keeper.resume(returning: 0) }
            relief = keeper
        }
    }

    /// Anybody may call it while somebody waits.
    func dismiss() { relief = nil }  // want "lost-continuation: what `relief` holds is dropped here"
}
