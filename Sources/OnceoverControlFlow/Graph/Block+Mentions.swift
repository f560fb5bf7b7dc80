extension Block {
    /// Whether a step of the block, or a condition that it ends with, has to do with a term.
    package func mentions(_ term: TermID, in graph: FlowGraph) -> Bool {
        func isAbout(_ other: TermID) -> Bool { other == term || graph.terms[other].mentions.contains(term) }
        return edges.contains { $0.assumptions.contains { isAbout($0.term) } }
            || instructions.contains { instruction in
                switch instruction {
                case .call(let index):
                    graph.calls[index].receiverOrValue.map(isAbout) ?? false
                        || graph.calls[index].arguments.contains { $0.operand.terms.contains(where: isAbout) }
                case .assign(let target, let value, _): isAbout(target) || value.terms.contains(where: isAbout)
                case .discard(let value, _), .returnValue(let value, _): value.terms.contains(where: isAbout)
                case .escape(let other, _), .forget(let other, _): isAbout(other)
                default: false
                }
            }
    }
}
