import OnceoverControlFlow

extension Resolver {
    func isNeverEnded(_ source: TermID, in graph: FlowGraph) -> Bool {
        guard case .member(graph.selfTerm, let name) = graph.terms[source].kind else { return false }
        return context.code.subjects.isNeverEnded(name)
    }
}
