import OnceoverControlFlow

/// A callback that says by a state that the interaction has ended, and how: `case .purchased:`, `case .failed:`. A type
/// that answers in one such state must answer in each state that it tests.
struct StateBranches {
    let search: ReachSearch
    let obligation: Obligation
    let context: FileContext

    /// - Parameters:
    ///   - ends: the states in which the interaction has ended.
    ///   - open: the only one in which it has not, if there is only one.
    func violations(in method: Int, ends: [String], open: String?) -> [Violation] {
        let sided = violations(in: method, ends: ends)
        return sided + (open.map { left(behind: $0, in: method) } ?? [])
    }

    /// What is left behind a branch that has ruled out that the interaction goes on.
    private func left(behind open: String, in method: Int) -> [Violation] {
        let graph = context.graph(of: method)
        let paths = ExitPaths(property: search.property, obligation: obligation, context: context)
        return graph.blocks.flatMap(\.edges).flatMap { edge in
            edge.assumptions.compactMap { subject(of: $0, excluding: open, in: graph) }.flatMap {
                paths.violations(in: method, from: edge.target, asking: $0)
            }
        }
    }

    /// The value of which a comparison says that it is not in a certain state.
    private func subject(of assumption: Constraint, excluding state: String, in graph: FlowGraph) -> Substring? {
        guard assumption.fact == .boolean(false), let said = graph.state(saidBy: assumption), said.name == state else {
            return nil
        }
        return said.subject
    }

    private func violations(in method: Int, ends: [String]) -> [Violation] {
        let sides = sides(of: method, ends: ends)
        return sides.compactMap { side in
            guard side.reach == .none,
                let other = sides.first(where: { $0.ending.subject == side.ending.subject && $0.reach == .certain })
            else { return nil }
            return side.callback.violation(
                of: obligation, answering: "in the state `.\(other.ending.state)`",
                leaving: "in the state `.\(side.ending.state)`", search)
        }
    }

    /// What a callback asks that says that it is an end.
    private struct Ending {
        let state: String
        /// The value that has the state, as the user wrote it.
        let subject: Substring
        let assumption: Constraint
    }

    private struct Side {
        let ending: Ending
        let callback: CallbackSide
        let reach: Reach
    }

    private func sides(of method: Int, ends: [String]) -> [Side] {
        let graph = context.graph(of: method)
        let endings = endings(in: graph).filter { ends.contains($0.state) }
        return endings.compactMap { ending in
            let others = endings.filter { $0.subject == ending.subject && $0.state != ending.state }
            let side = CallbackSide(ending.assumption, besides: others.map(\.assumption), of: method, in: graph)
            return side.map { Side(ending: ending, callback: $0, reach: $0.reach(search)) }
        }
    }

    private func endings(in graph: FlowGraph) -> [Ending] {
        var seen: Set<Constraint> = []
        return graph.blocks.flatMap(\.edges).flatMap(\.assumptions).filter { seen.insert($0).inserted }.compactMap {
            ending(assumedBy: $0, in: graph)
        }
    }

    private func ending(assumedBy assumption: Constraint, in graph: FlowGraph) -> Ending? {
        guard let said = graph.state(saidBy: assumption), said.holds else { return nil }
        return Ending(state: said.name, subject: said.subject, assumption: assumption)
    }
}
