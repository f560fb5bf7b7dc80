/// One step of a basic block.
package enum Instruction: Sendable {
    /// Always the last of its block. Edges with the outcome `throwsError` are taken when the call throws, all others
    /// when it returns.
    case call(Int)
    /// A declaration with a value, or an assignment.
    case assign(TermID, Operand, Site)
    /// The term may have any value from here on.
    case forget(TermID, isCompound: Bool)
    /// `_ = value`.
    case discard(Operand, Site)
    /// The value goes where no path is followed: into an array, a tuple, `Any`.
    case escape(TermID, Site)
    case returnValue(Operand, Site)
    /// A closure's body begins or ends.
    case enter(Int)
    case leave(Int)
    /// A body calls itself, or is too deep to be laid out here again.
    case recursion(Site)
}
