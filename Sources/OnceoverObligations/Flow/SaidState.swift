import OnceoverControlFlow

/// What an assumption says of a state: `case .failed`, `state == .failed`.
struct SaidState {
    /// Whose state it is, as the user wrote it.
    let subject: Substring
    let name: String
    /// Whether it is this one, or any other.
    let holds: Bool
}

extension FlowGraph {
    /// Nothing where an assumption is of something else.
    func state(saidBy assumption: Constraint) -> SaidState? {
        let term = terms[assumption.term]
        switch assumption.fact {
        case .isCase(let number, let holds):
            return SaidState(subject: Substring(term.name), name: caseNames[Int(number)], holds: holds)
        case .boolean(let holds):
            guard let comparison = term.comparison, comparison.relation == .equal, comparison.right.owner == nil,
                let state = comparison.right.member
            else { return nil }
            return SaidState(subject: Substring(comparison.left.text), name: state, holds: holds)
        default: return nil
        }
    }
}
