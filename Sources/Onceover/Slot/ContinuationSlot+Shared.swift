import Synchronization

/// Calls that share the slot: they join one another, or wait for their turn.
extension ContinuationSlot {
    @usableFromInline typealias EnterAction = SlotState<Answer, Turn>.EnterAction

    /// Takes the place for a call, and says what it has to do next.
    @inlinable
    @inline(__always)
    func enterShared(_ answer: Answer, hasWork: Bool) -> EnterAction {
        let queues = hasWork && policy == .queue
        return state.withLock { state in
            state.enter(answer) { queues ? Turn(WaitRecord(.open, at: answer.location, failure: interrupted)) : nil }
        }
    }

    /// Waits until the earlier calls of the queue have ended. A call that is interrupted meanwhile is in the queue no more.
    ///
    /// - Returns: whether the call starts its work: it may be interrupted just after its turn has come.
    @inlinable
    func awaitTurn(
        _ turn: Turn, of answer: Answer, isolation: isolated (any Actor)?
    ) async throws(Failure) -> Bool {
        let waiting = OwnedOutcome(counted: turn)
        await turn.suspend(isolation: isolation, onCancel: { cancel(answer) })
        try waiting.take()
        return state.withLock { $0.begin(answer) }
    }

    @inlinable
    func resumeShared(with result: Result<Value, Failure>) -> Bool {
        guard let taken = state.withLock({ $0.take() }) else { return false }
        taken.answer.resume(with: result)
        for answer in taken.joined { answer.resume(with: result) }
        taken.next?.resume(with: .success(()))
        return true
    }

    /// Ends a call's wait, for its turn or for its answer, unless somebody else is about to.
    func interruptShared(_ answer: Answer, _ reason: Interruption.Reason) {
        switch state.withLock({ $0.leave(answer) }) {
        case .nothing: break
        case .endTurn(let turn): turn.interrupt(reason)
        case .endAnswer(let next):
            answer.interrupt(reason)
            next?.resume(with: .success(()))
        }
    }
}
