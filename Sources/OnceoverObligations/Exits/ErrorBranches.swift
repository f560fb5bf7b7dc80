import OnceoverControlFlow

/// A callback that receives an optional error. A type that answers it with an error must also answer it without one,
/// and the reverse. This holds even for a callback that needs no answer, such as the loss of a connection while one is
/// being made.
struct ErrorBranches {
    let search: ReachSearch
    let obligation: Obligation
    let context: FileContext

    /// - Parameter mayGoOn: whether the interaction may go on where there is no error, as what was written is answered later.
    func violation(in method: Int, mayGoOn: Bool) -> Violation? {
        let graph = context.graph(of: method)
        guard let told = told(by: method, in: graph),
            let good = CallbackSide(Constraint(told.term, told.good), of: method, in: graph),
            let bad = CallbackSide(Constraint(told.term, told.good.negated), of: method, in: graph)
        else { return nil }
        let (well, badly) =
            told.good == .boolean(true) ? ("with a success", "with a failure") : ("without an error", "with an error")
        var found: Violation
        switch (bad.reach(search), good.reach(search)) {
        case (.certain, .none) where !mayGoOn:
            found = good.violation(of: obligation, answering: "if it comes " + badly, leaving: well, search)
            found.detail = .occasion(well)
        case (.none, .certain):
            let isAsked = good.reach(search.withoutRequests) == .none
            found = bad.violation(
                of: obligation, answering: "if it comes " + well, leaving: badly, isAsked: isAsked, search)
            found.detail = .occasion(badly)
        default: return nil
        }
        return found
    }

    /// The parameter that says whether all went well, and what it is then: there is no error, or a truth value that is given
    /// last is true, as in `audioPlayerDidFinishPlaying(_:successfully:)`.
    private func told(by method: Int, in graph: FlowGraph) -> (term: TermID, good: Fact)? {
        let parameters = context.declarations.functions[method].parameters
        if let error = parameters.firstIndex(where: { $0.label == "error" || $0.name == "error" }) {
            return (graph.parameters[error], .isNil(true))
        }
        guard let last = parameters.indices.last, last > 0,
            parameters[last].label?.lowercased().contains("success") == true
        else { return nil }
        return (graph.parameters[last], .boolean(true))
    }
}
