import OnceoverControlFlow
import OnceoverDataflow

/// An obligation that is one of the arguments of a variadic parameter: a loop over them comes to it once.
struct ListTurns {
    let body: FollowedBody

    /// What is known of the list that it is in.
    var knownOfList: (TermID, Fact)? {
        body.tracked.list.flatMap { body.graph.terms.find("isEmpty", of: $0) }.map { ($0, .boolean(false)) }
    }

    /// Whether a loop over the list may take a turn, or end; nothing where the edge is none of such a loop.
    func admitsTurn(_ edge: Edge, from block: Int, _ facts: inout FactSet) -> Bool? {
        guard let list = body.tracked.list else { return nil }
        switch edge.outcome {
        case .loopRuns where asksForElement(edge):
            defer { facts.set(PathKey.passed.key(edge.target), to: 1) }
            return facts[PathKey.passed.key(edge.target)] == nil
        case .loopEnds where asksForElement(edge):
            let turn = body.graph.blocks[block].edges.first { $0.outcome == .loopRuns }?.target
            return turn.map { facts[PathKey.passed.key($0)] != nil }
        case .repeatsClosure(let region) where body.graph.call(givenRegion: region)?.receiver == list: return false
        default: return nil
        }
    }

    private func asksForElement(_ edge: Edge) -> Bool {
        edge.assumptions.contains { body.tracked.roots.contains($0.term) }
    }
}
