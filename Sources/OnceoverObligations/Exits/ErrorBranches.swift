import OnceoverControlFlow
import OnceoverDataflow
import OnceoverDiagnostics
import OnceoverSymbols

/// A callback that ends an interaction now and then, as a lost connection does while one is being made: nobody must answer
/// there. But who answers it where it comes with an error has to do so where it comes without one, and the other way round.
struct ErrorBranches {
    let search: ReachSearch
    let obligation: Obligation
    let context: FileContext

    func violation(in method: Int) -> Violation? {
        let graph = context.graph(of: method)
        guard let error = errorParameter(of: method, in: graph) else { return nil }
        let sides = [true, false].map { Side(error, isNil: $0, in: graph) }
        let reaches = sides.map { side in reach(of: side, in: method, graph) }
        for (index, other) in [(0, 1), (1, 0)] where reaches[index] == .none && reaches[other] == .certain {
            guard let edge = sides[index].edge else { continue }
            return violation(in: method, at: edge, sides[index], graph)
        }
        return nil
    }

    /// What a callback does where its error is nil, or where it is not.
    private struct Side {
        /// The first branch that says so.
        let edge: Edge?
        let blocks: [Int]

        init(_ error: TermID, isNil: Bool, in graph: FlowGraph) {
            let taken = graph.blocks.flatMap(\.edges).filter {
                $0.assumptions.contains(Assumption(error, .isNil(isNil)))
            }
            edge = taken.first
            let reached = WorklistSolver.reachable(
                in: graph.directed(without: graph.exit) { !$0.assumptions.contains(Assumption(error, .isNil(!isNil))) },
                from: taken.map(\.target))
            blocks = graph.blocks.indices.filter { reached[$0] }
        }
    }

    private func errorParameter(of method: Int, in graph: FlowGraph) -> TermID? {
        let parameters = context.declarations.functions[method].parameters
        return parameters.firstIndex { $0.label == "error" || $0.name == "error" }.map { graph.parameters[$0] }
    }

    private func reach(of side: Side, in method: Int, _ graph: FlowGraph) -> Reach {
        side.edge == nil ? .possible : side.blocks.map { search.reach(of: $0, in: method) }.max() ?? .none
    }

    private func violation(in method: Int, at edge: Edge, _ side: Side, _ graph: FlowGraph) -> Violation {
        let callback = context.declarations.functions[method].fullName
        let branch = context.file.location(of: edge.site)
        let isNil = edge.assumptions.contains { $0.fact == .isNil(true) }
        let words = "\(isNil ? "without an error" : "with an error") the callback goes on here, and leaves it"
        let helper = onlyMethod(calledIn: side, in: method, graph).map {
            context.file.location(of: Site(context.declarations.functions[$0].nameToken))
        }
        let notes = [
            Note(
                "`\(obligation.name)` is \(obligation.kind.discharged) by `\(callback)` \(isNil ? "where it has an error" : "where it has no error")",
                at: context.file.location(of: Site(context.declarations.functions[method].nameToken))),
            Note(words, at: branch),
        ]
        let end = helper.map { [Note("this does nothing with it", at: $0)] } ?? []
        return Violation(
            obligation: obligation, defect: .missingExit(callback: callback), location: helper ?? branch,
            witness: notes + end)
    }

    /// The method of the file that has all that the side does, if there is one: it is the place to mend.
    private func onlyMethod(calledIn side: Side, in method: Int, _ graph: FlowGraph) -> Int? {
        let methods = side.blocks.compactMap { graph.blocks[$0].call }.flatMap {
            search.methods(calledBy: graph.calls[$0], in: method)
        }
        return methods.count == 1 ? methods[0] : nil
    }
}
