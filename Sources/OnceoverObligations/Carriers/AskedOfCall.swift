import OnceoverControlFlow

/// Whether the conditions of a body ask for nothing but what each call of it is given, and what other functions say.
struct AskedOfCall {
    private let graph: FlowGraph
    private let isMember: (String) -> Bool
    private let given: Set<TermID>

    /// - Parameters:
    ///   - given: what each call is given.
    ///   - isMember: whether a bare name means a member of the body's own type.
    init(graph: FlowGraph, given: [TermID], isMember: @escaping (String) -> Bool) {
        self.graph = graph
        self.given = Set(given)
        self.isMember = isMember
    }

    func isAll(of block: Block) -> Bool {
        block.edges.allSatisfy { edge in edge.assumptions.allSatisfy { isOfCall($0.term) } }
    }

    private func isOfCall(_ term: TermID, depth: Int = 0) -> Bool {
        if given.contains(term) { return true }
        guard depth < 8 else { return false }
        switch graph.terms[term].kind {
        // What a case of `self` carries, as `waiting.0`, is what was made; a property is what others have made of it.
        case .member(let owner, let name):
            return (owner != graph.selfTerm || name.contains(".")) && isOfCall(owner, depth: depth + 1)
        case .condition:
            let asked = graph.terms[term].mentions.subtracting([term])
            return !asked.isEmpty && asked.allSatisfy { isOfCall($0, depth: depth + 1) }
        case .variable(isWeak: true): return false
        case .variable(isWeak: false): return isGivenByCall(term, depth)
        case .callResult: return isAnswerOfOther(term) || isGivenByCall(term, depth)
        }
    }

    private func isGivenByCall(_ term: TermID, _ depth: Int) -> Bool {
        let values = graph.blocks.flatMap(\.instructions).compactMap { instruction in
            if case .assign(term, let value, _) = instruction { value } else { nil }
        }
        return !values.isEmpty && values.allSatisfy { $0.terms.allSatisfy { isOfCall($0, depth: depth + 1) } }
    }

    /// `signalIsGreen()`: what a function says that is no method of the object.
    private func isAnswerOfOther(_ result: TermID) -> Bool {
        guard let call = graph.calls.first(where: { $0.result == result }), case .name(let name) = call.callee else {
            return false
        }
        return !isMember(name)
    }
}
