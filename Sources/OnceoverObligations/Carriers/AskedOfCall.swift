import OnceoverControlFlow

/// Whether the conditions of a body depend only on the arguments of the call and on results of other functions.
final class AskedOfCall {
    private let graph: FlowGraph
    private let isMember: (String) -> Bool
    private let given: Set<TermID>
    /// What each term is assigned.
    private let values: [TermID: [Operand]]
    private var known: [TermID: Bool] = [:]

    /// - Parameters:
    ///   - given: what each call is given.
    ///   - isMember: whether a bare name means a member of the body's own type.
    init(graph: FlowGraph, given: [TermID], isMember: @escaping (String) -> Bool) {
        self.graph = graph
        self.given = Set(given)
        self.isMember = isMember
        values = graph.givenValues
    }

    func isAll(of block: Block) -> Bool {
        block.edges.allSatisfy { edge in edge.assumptions.allSatisfy { isOfCall($0.term) } }
    }

    private func isOfCall(_ term: TermID) -> Bool {
        if given.contains(term) { return true }
        if let known = known[term] { return known }
        // What comes of itself comes of nothing that the call gives.
        known[term] = false
        let isSo = comesOfCall(term)
        known[term] = isSo
        return isSo
    }

    private func comesOfCall(_ term: TermID) -> Bool {
        switch graph.terms[term].kind {
        // What a case of `self` carries, as `waiting.0`, is what was made; a property is what others have made of it.
        case .member(let owner, let name):
            return (owner != graph.selfTerm || name.contains(".")) && isOfCall(owner)
        case .condition:
            let asked = graph.terms[term].mentions.subtracting([term])
            return !asked.isEmpty && asked.allSatisfy { isOfCall($0) }
        case .variable(isWeak: true): return false
        case .variable(isWeak: false): return isGivenByCall(term)
        case .callResult: return isAnswerOfOther(term) || isGivenByCall(term)
        }
    }

    private func isGivenByCall(_ term: TermID) -> Bool {
        guard let values = values[term] else { return false }
        return values.allSatisfy { $0.terms.allSatisfy(isOfCall) }
    }

    /// `signalIsGreen()`: what a function says that is no method of the object.
    private func isAnswerOfOther(_ result: TermID) -> Bool {
        guard let call = graph.calls.first(where: { $0.result == result }), case .name(let name) = call.callee else {
            return false
        }
        return !isMember(name)
    }
}
