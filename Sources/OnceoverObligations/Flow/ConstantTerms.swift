import OnceoverControlFlow

/// Which terms of a graph have one value from where they begin: parameters, `let count`, what a call gives.
struct ConstantTerms {
    private let graph: FlowGraph
    private var changing: Set<TermID> = []

    /// - Complexity: O(instructions).
    init(in graph: FlowGraph) {
        self.graph = graph
        var given: Set<TermID> = []
        for instruction in graph.instructions {
            switch instruction {
            case .assign(let term, _, _): if !given.insert(term).inserted { changing.insert(term) }
            case .forget(let term, _): changing.insert(term)
            default: continue
            }
        }
    }

    /// Not of members, which others may set.
    func contains(_ term: TermID) -> Bool {
        switch graph.terms[term].kind {
        case .variable(let isWeak): !isWeak && !changing.contains(term)
        case .callResult: !changing.contains(term)
        case .member, .condition: false
        }
    }
}
