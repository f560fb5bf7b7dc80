import Synchronization

extension ContinuationSlot {
    /// The whole stay of a call that has work to start, from its place to its outcome.
    @inlinable
    @inline(__always)
    func stay(
        _ answer: Answer, onCancel: (@Sendable () -> Void)?, isolation: isolated (any Actor)?, _ start: () -> Void
    ) async throws(Failure) {
        let begins =
            switch try enter(answer, hasWork: true) {
            case .start: true
            case .awaitAnswer: false
            case .awaitTurn(let turn): try await awaitTurn(turn, of: answer, isolation: isolation)
            }
        if begins { begin(answer, onCancel: onCancel, start) }
        await end(of: answer, isolation: isolation)
    }

    /// Takes the place for a call, and says what it has to do next.
    @inlinable
    @inline(__always)
    func enter(_ answer: Answer, hasWork: Bool) throws(Failure) -> EnterAction {
        if policy.isShared { return enterShared(answer, hasWork: hasWork) }
        try enterAlone(answer)
        return .start
    }
}

extension ContinuationSlot {
    /// Starts the work of a call that has its place; not of one that was replaced already. `onCancel` is kept after that,
    /// so the work is never stopped before it is started.
    @inlinable
    @inline(__always)
    func begin(_ answer: Answer, onCancel: (@Sendable () -> Void)?, _ start: () -> Void) {
        if answer.isInterrupted { return }
        start()
        if let onCancel { answer.onInterruption(onCancel) }
    }

    /// Waits for the outcome. The call has left the slot then: whoever ends its wait takes it out first.
    @inlinable
    @inline(__always)
    func end(of answer: Answer, isolation: isolated (any Actor)?) async {
        await answer.suspend(isolation: isolation, onCancel: { cancel(answer) })
    }

    @usableFromInline
    func cancel(_ answer: Answer) { interrupt(answer, .cancelled) }

    func interrupt(_ answer: Answer, _ reason: Interruption.Reason) {
        if policy.isShared { interruptShared(answer, reason) } else { interruptAlone(answer, reason) }
    }
}
