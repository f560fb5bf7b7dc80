import Synchronization

extension ContinuationSlot {
    /// What a call waits with: the spare one, if it is there.
    @inlinable
    func makeAnswer(at location: SourceLocation) -> OwnedAnswer {
        guard let spare = spare.exchange(nil, ordering: .acquiring) else {
            return OwnedAnswer(at: location, failure: interrupted)
        }
        spare.record.pointee.location = location
        return OwnedAnswer(counted: spare)
    }

    /// The outcome of a call that is over. Keeps for the next call what this one has waited with.
    @inlinable
    @inline(__always)
    func finish(_ answer: consuming OwnedAnswer) -> Result<Value, Failure> {
        let result = answer.pending.take()
        answer.pending.record.pointee.state.store(.open, ordering: .relaxed)
        keep(answer)
        return result
    }

    @inlinable
    @inline(__always)
    func keep(_ answer: consuming OwnedAnswer) {
        let kept = answer.giveUp()
        if !spare.compareExchange(expected: nil, desired: kept, ordering: .releasing).exchanged { kept.leave() }
    }
}
