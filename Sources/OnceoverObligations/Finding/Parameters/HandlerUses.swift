import OnceoverControlFlow
import OnceoverSymbols

/// What a function does with a handler that it is given.
struct HandlerUses {
    let handler: TermID
    /// Where it is called.
    let calls: [Block]
    /// What it is given to.
    let takers: [Call]
    /// Whether it gets another name, under which it may be used, too.
    let isRenamed: Bool

    init(of handler: TermID, in graph: FlowGraph) {
        self.handler = handler
        calls = graph.blocks.filter { block in
            block.call.map { graph.calls[$0].callee == .value(handler) } ?? false
        }
        takers = graph.calls.filter { $0.gives(handler) }
        isRenamed = graph.assignments.contains { $0.value.terms.contains(handler) }
    }
}

extension HandlerParameters {
    /// Nothing for what is no parameter of the function.
    func uses(of parameter: DeclaredFunction.Parameter) -> HandlerUses? {
        guard let index = declared.parameters.firstIndex(where: { $0.node == parameter.node }) else { return nil }
        let graph = code.graph(of: function)
        return HandlerUses(of: graph.parameters[index], in: graph)
    }
}
