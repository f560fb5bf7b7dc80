import Synchronization

extension ContinuationSlot {
    /// What a call waits with: the spare one, if it is there.
    @inlinable
    func makeAnswer(at location: SourceLocation) -> Answer {
        guard let spare = spare.exchange(nil, ordering: .acquiring) else {
            return Answer(at: location, failure: interrupted)
        }
        let answer = spare.takeRetainedValue()
        answer.location = location
        return answer
    }

    /// The outcome of a call that is over. Keeps for the next call what this one has waited with; but whoever answered
    /// or interrupted it may still hold it, and then it is left to them.
    @inlinable
    @inline(__always)
    func finish(_ answer: consuming Answer) -> Result<Value, Failure> {
        let result = answer.outcome.unsafelyUnwrapped
        answer.outcome = nil
        if isKnownUniquelyReferenced(&answer) {
            answer.state.store(.open, ordering: .relaxed)
            let kept = Unmanaged.passRetained(answer)
            if !spare.compareExchange(expected: nil, desired: kept, ordering: .releasing).exchanged { kept.release() }
        }
        return result
    }
}
