import OnceoverControlFlow

extension FlowGraph {
    /// What is known of some terms wherever a path comes to a block, because every path has asked: behind `guard isOpen`, that
    /// it is open.
    ///
    /// - Complexity: O(instructions + edges) × terms, at most.
    func answers(to terms: Set<TermID>, before target: Int) -> [TermID: Fact] {
        Answers(to: terms, in: self).facts(before: target) ?? [:]
    }
}
