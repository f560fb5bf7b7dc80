/// Calls that share the slot: they join one another, or wait for their turn.
extension ContinuationSlot {
    /// A call with work to start comes. In a queue it waits for its turn first.
    ///
    /// - Returns: whether the call starts its work. If not, another call's work brings the answer.
    @usableFromInline
    func enterShared(_ answer: Answer, isolation: isolated (any Actor)?) async throws(Failure) -> Bool {
        let turn = policy == .queue ? Turn(at: answer.location, failure: interrupted) : nil
        switch state.withLock({ $0.enter(answer, turn: turn) }) {
        case .start: return true
        case .awaitAnswer: return false
        case .awaitTurn: try await awaitTurn(of: answer, turn, isolation: isolation)
        }
        return true
    }

    /// A call comes that has no work to start.
    @usableFromInline
    func enterShared(_ answer: Answer) {
        _ = state.withLock { $0.enter(answer, turn: nil) }
    }

    private func awaitTurn(of answer: Answer, _ turn: Turn?, isolation: isolated (any Actor)?) async throws(Failure) {
        do {
            try await turn?.value(isolation: isolation)
        } catch {
            leaveShared(answer)
            throw error
        }
        state.withLock { $0.begin(answer) }
    }

    func leaveShared(_ answer: Answer) {
        let turn = state.withLock { $0.leave(answer) }
        turn?.resume(with: .success(()))
    }
}
