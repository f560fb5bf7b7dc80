import OnceoverControlFlow
import OnceoverDataflow
import OnceoverDiagnostics

/// What a callback does for one value of its parameter but not for the opposite value.
struct CallbackSide {
    /// The first branch that says so.
    let edge: Edge
    private let blocks: [Int]
    private let method: Int

    /// Nil if no branch says so.
    ///
    /// - Parameter others: what else the callback may be told instead.
    init?(_ assumption: Constraint, besides others: [Constraint] = [], of method: Int, in graph: FlowGraph) {
        let taken = graph.blocks.flatMap(\.edges).filter { $0.assumptions.contains(assumption) }
        guard let edge = taken.first else { return nil }
        let reached = WorklistSolver.reachable(
            in: graph.directed(without: graph.exit) { edge in
                edge.assumptions.allSatisfy {
                    ($0.term != assumption.term || $0.fact.isConsistent(with: assumption.fact)) && !others.contains($0)
                }
            }, from: taken.map(\.target))
        self.edge = edge
        self.method = method
        blocks = graph.blocks.indices.filter { reached[$0] }
    }

    func reach(_ search: ReachSearch) -> Reach { blocks.map { search.reach(of: $0, in: method) }.max() ?? .none }

    /// The method of the file that has all that the side does, if there is one: it is the place to mend.
    private func onlyMethod(_ search: ReachSearch, in graph: FlowGraph) -> Int? {
        let methods = blocks.compactMap { graph.blocks[$0].call }.flatMap {
            search.methods(calledBy: graph.calls[$0], in: method)
        }
        return methods.count == 1 ? methods[0] : nil
    }

    /// That this side leaves what another one answers.
    ///
    /// - Parameters:
    ///   - answering: when the callback answers, in words.
    ///   - leaving: what the side is told, in words.
    ///   - isAsked: whether the callback only asks for another one that answers.
    func violation(
        of obligation: Obligation, answering: String, leaving: String, isAsked: Bool = false, _ search: ReachSearch
    ) -> Violation {
        let context = search.context
        let callback = context.declarations.functions[method].fullName
        let branch = context.file.location(of: edge.site)
        let helper = onlyMethod(search, in: context.graph(of: method)).map {
            context.file.location(of: Site(context.declarations.functions[$0].nameToken))
        }
        let name = "`\(obligation.name)`"
        let discharged = obligation.kind.discharged
        let answers =
            isAsked
            ? "`\(callback)` makes a request \(answering), and \(name) is \(discharged) when that ends"
            : "\(name) is \(discharged) by `\(callback)` \(answering)"
        let notes = [
            Note(answers, at: context.file.location(of: Site(context.declarations.functions[method].nameToken))),
            Note("the callback takes this path \(leaving), and \(name) is not \(discharged)", at: branch),
        ]
        let end = helper.map { [Note("this method does not use it", at: $0)] } ?? []
        return Violation(
            obligation: obligation, defect: .missingExit(callback: callback), location: helper ?? branch,
            witness: notes + end, need: .condition)
    }
}
