import Synchronization

extension ContinuationSlot {
    /// What a call waits with: the spare one, if it is there.
    @inlinable
    func makeAnswer(at location: SourceLocation) -> OwnedAnswer<Answer> {
        guard let spare = spare.exchange(nil, ordering: .acquiring) else {
            return OwnedAnswer(.passRetained(Answer(at: location, failure: interrupted)))
        }
        spare._withUnsafeGuaranteedRef { $0.location = location }
        return OwnedAnswer(spare)
    }

    /// The outcome of a call that is over. Keeps for the next call what this one has waited with; but whoever answered
    /// several at once may still hold it, and then it is left to them.
    @inlinable
    @inline(__always)
    func finish(_ answer: consuming OwnedAnswer<Answer>) -> Result<Value, Failure> {
        let result = answer.reference._withUnsafeGuaranteedRef { answer in
            let result = answer.outcome.unsafelyUnwrapped
            answer.outcome = nil
            return result
        }
        if answer.isUnique {
            answer.reference._withUnsafeGuaranteedRef { $0.state.store(.open, ordering: .relaxed) }
            keep(answer)
        }
        return result
    }

    @inlinable
    @inline(__always)
    func keep(_ answer: consuming OwnedAnswer<Answer>) {
        let kept = answer.giveUp()
        if !spare.compareExchange(expected: nil, desired: kept, ordering: .releasing).exchanged { kept.release() }
    }
}
