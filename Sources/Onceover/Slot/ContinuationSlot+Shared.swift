import Synchronization

/// Calls that share the slot: they join one another, or wait for their turn.
extension ContinuationSlot {
    @usableFromInline typealias Entry = (action: SlotState<SharedAnswer, Turn>.EnterAction, turn: Turn?)

    /// A call with work to start comes. In a queue it waits for its turn first.
    ///
    /// - Returns: whether the call starts its work. If not, another call's work brings the answer.
    @inlinable
    func enterShared(_ answer: SharedAnswer, isolation: isolated (any Actor)?) async throws(Failure) -> Bool {
        try await follow(takePlace(answer), of: answer, isolation: isolation)
    }

    /// Takes the place for a call, and says what it has to do next.
    @inlinable
    func takePlace(_ answer: SharedAnswer) -> Entry {
        let turn = policy == .queue ? Turn(OwnedOutcome(at: answer.pending.location, failure: interrupted)) : nil
        return (state.withLock { $0.enter(answer, turn: turn) }, turn)
    }

    @inlinable
    func follow(
        _ entry: Entry, of answer: SharedAnswer, isolation: isolated (any Actor)?
    ) async throws(Failure) -> Bool {
        switch entry.action {
        case .start: return true
        case .awaitAnswer: return false
        case .awaitTurn: try await awaitTurn(of: answer, entry.turn, isolation: isolation)
        }
        return true
    }

    /// A call comes that has no work to start.
    @inlinable
    func enterShared(_ answer: SharedAnswer) {
        _ = state.withLock { $0.enter(answer, turn: nil) }
    }

    @inlinable
    func awaitTurn(of answer: SharedAnswer, _ turn: Turn?, isolation: isolated (any Actor)?)
        async throws(Failure)
    {
        do {
            try await turn?.owned.value(isolation: isolation)
        } catch {
            leaveShared(answer)
            throw error
        }
        state.withLock { $0.begin(answer) }
    }

    @inlinable
    func leaveShared(_ answer: SharedAnswer) {
        let turn = state.withLock { $0.leave(answer) }
        turn?.pending.resume(with: .success(()))
    }
}
