// verdicts: 0 proved, 0 assumed, 1 violated, 1 unknown

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

    /// It forgets who waits, without a word of it.
    func leave() {
        state = State()  // want "lost-continuation: what `user` holds is dropped here"
    }
}
