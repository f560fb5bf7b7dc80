/// The memory of a wait has owners: the call that waits, the handle that answers, a deadline. The last one frees it.
///
/// They are counted in the word that the wait needs anyway, which costs one atomic step where a reference costs three.
extension WaitState {
    @inlinable static var oneOwner: UInt32 { 256 }

    /// Open, and owned by the call that waits and by the handle that answers.
    @inlinable static var openForTwo: Self { Self(rawValue: oneOwner) }

    @inlinable var hasOneOwner: Bool { rawValue < Self.oneOwner }

    /// There is one owner more.
    @inlinable
    mutating func join() { rawValue += Self.oneOwner }

    /// An owner goes. True: it was the last, and has to free the memory; then nothing is written.
    @inlinable
    mutating func leave() -> Bool {
        if hasOneOwner { return true }
        rawValue -= Self.oneOwner
        return false
    }

    /// The handle goes after an answer, and another owner is there. False: it is not so.
    @inlinable
    mutating func leaveAnswered() -> Bool { has(.claimed) && !leave() }
}
