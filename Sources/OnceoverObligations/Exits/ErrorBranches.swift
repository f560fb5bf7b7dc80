import OnceoverControlFlow

/// A callback that is told of an error, or of none. Who answers it where it comes with an error has to do so where it comes
/// without one, and the other way round, also where nobody must answer it, as that of a connection that is lost while one
/// is being made.
struct ErrorBranches {
    let search: ReachSearch
    let obligation: Obligation
    let context: FileContext

    /// - Parameter mayGoOn: whether the interaction may go on where there is no error, as what was written is answered later.
    func violation(in method: Int, mayGoOn: Bool) -> Violation? {
        let graph = context.graph(of: method)
        guard let error = errorParameter(of: method, in: graph),
            let without = CallbackSide(Assumption(error, .isNil(true)), of: method, in: graph),
            let with = CallbackSide(Assumption(error, .isNil(false)), of: method, in: graph)
        else { return nil }
        switch (with.reach(search), without.reach(search)) {
        case (.certain, .none) where !mayGoOn:
            return without.violation(
                of: obligation, answering: "where it has an error", leaving: "without an error", search)
        case (.none, .certain):
            return with.violation(
                of: obligation, answering: "where it has no error", leaving: "with an error", search)
        default: return nil
        }
    }

    private func errorParameter(of method: Int, in graph: FlowGraph) -> TermID? {
        let parameters = context.declarations.functions[method].parameters
        return parameters.firstIndex { $0.label == "error" || $0.name == "error" }.map { graph.parameters[$0] }
    }
}
