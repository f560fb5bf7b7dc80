// verdicts: 0 proved, 1 assumed, 0 violated, 0 unknown
// proofs assume: stored-is-answered

@MainActor
final class Session {
    private struct State {
        var user: CheckedContinuation<Int, Never>?
        var visits = 0
    }
    private var state = State()

    func awaitUser() async -> Int {
        guard state.user == nil else { return 0 }
        return await withCheckedContinuation { state.user = $0 }
    }

    func enter(_ id: Int) {
        let waiting = state.user
        state.user = nil
        waiting?.resume(returning: id)
    }

    func leave() {
        state.user?.resume(returning: -1)
        state = State()
    }

    /// What is copied keeps who waits.
    func visit() {
        var next = state
        next.visits += 1
        state = next
    }
}
