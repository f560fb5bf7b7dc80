import OnceoverControlFlow

/// The flags of its object that a body sets once and for all, and asks for.
struct OneTimeFlags {
    private let graph: FlowGraph

    init(of graph: FlowGraph) { self.graph = graph }

    var areAny: Bool { !all.isEmpty }

    var all: [(flag: TermID, value: Bool)] {
        graph.assignments.compactMap { flag, value in
            guard case .boolean(let value) = value, graph.isOwnProperty(flag), asks(flag, being: value),
                isSetBeforeOthers(flag, to: value)
            else { return nil }
            return (flag, value)
        }
    }

    /// Whether some path sets a flag behind asking for it without waiting in between, where others are let in.
    private func isSetBeforeOthers(_ flag: TermID, to value: Bool) -> Bool {
        guard graph.calls.contains(where: \.isAwaited) else { return true }
        let asked = graph.blocks.flatMap(\.edges).filter { edge in
            edge.assumptions.contains(Constraint(flag, .boolean(!value)))
        }
        var pending = asked.map(\.target)
        var seen = Set(pending)
        while let block = pending.popLast().map({ graph.blocks[$0] }) {
            let sets = block.instructions.contains {
                if case .assign(flag, .boolean(value), _) = $0 { true } else { false }
            }
            if sets { return true }
            if block.call.map({ graph.calls[$0].isAwaited }) ?? false { continue }
            pending += block.edges.map(\.target).filter { seen.insert($0).inserted }
        }
        return false
    }

    private func asks(_ flag: TermID, being value: Bool) -> Bool {
        graph.blocks.contains { block in
            block.edges.contains { $0.assumptions.contains(Constraint(flag, .boolean(value))) }
        }
    }
}

extension FlowGraph {
    /// Whether a term is of the own object.
    func isOwnProperty(_ term: TermID) -> Bool { terms[term].mentions.contains(selfTerm) && term != selfTerm }
}
