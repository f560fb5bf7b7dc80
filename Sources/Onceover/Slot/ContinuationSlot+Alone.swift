import Synchronization

/// Calls that cannot share the slot: the word holds the one that waits, and whoever takes it out ends its wait.
///
/// So nothing is counted: a call whose wait nobody has ended is there, and to one that was taken out nobody else comes.
extension ContinuationSlot {
    /// Takes the place for a call, from the call that has it if that is the policy.
    @inlinable
    @inline(__always)
    func enterAlone(_ answer: Answer) throws(Failure) {
        if policy == .replace {
            let replaced = occupant.exchange(answer, ordering: .acquiringAndReleasing)
            replaced?.interrupt(.cancelled)
        } else if !occupant.compareExchange(expected: nil, desired: answer, ordering: .releasing).exchanged {
            throw interrupted(Interruption(.busy, at: answer.location))
        }
    }

    /// Ends a call's wait, unless somebody else is about to.
    func interruptAlone(_ answer: Answer, _ reason: Interruption.Reason) {
        if occupant.compareExchange(expected: answer, desired: nil, ordering: .acquiring).exchanged {
            answer.interrupt(reason)
        }
    }
}
