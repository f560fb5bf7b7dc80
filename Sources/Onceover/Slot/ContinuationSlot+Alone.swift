import Synchronization

/// Calls that cannot share the slot: one of them owns its word, and the word owns it.
extension ContinuationSlot {
    /// Takes the place for a call, from the call that has it if that is the policy.
    ///
    /// - Returns: that the call is to start its work.
    @inlinable
    @inline(__always)
    @discardableResult
    func enterAlone(_ answer: Answer) throws(Failure) -> Bool {
        let entering = Unmanaged.passRetained(answer)
        if policy == .replace {
            occupant.exchange(entering, ordering: .acquiringAndReleasing)?.takeRetainedValue().interrupt(.cancelled)
        } else if !occupant.compareExchange(expected: nil, desired: entering, ordering: .releasing).exchanged {
            entering.release()
            throw interrupted(Interruption(.busy, at: answer.location))
        }
        return true
    }

    /// A call that was interrupted gives its place up, if it still has it.
    func leaveAlone(_ answer: Answer) {
        let leaving = Unmanaged.passUnretained(answer)
        if occupant.compareExchange(expected: leaving, desired: nil, ordering: .acquiring).exchanged {
            leaving.release()
        }
    }
}
