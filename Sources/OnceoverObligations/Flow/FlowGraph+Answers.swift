import OnceoverControlFlow
import OnceoverDataflow

extension FlowGraph {
    /// What is known of some terms wherever a path comes to a block, because every path has asked: behind `guard isOpen`, that
    /// it is open. Nothing of those that may be given another value, nor of what was asked outside a callback, which comes
    /// later.
    ///
    /// - Complexity: O(conditions that ask for one of the terms × edges).
    func answers(to terms: Set<TermID>, before target: Int) -> [TermID: Fact] {
        let terms = terms.filter { !mayChange($0) }
        if terms.isEmpty { return [:] }
        let callback = callback(around: blocks[target].region)
        var found: [TermID: Fact] = [:]
        for block in blocks.indices where self.callback(around: blocks[block].region) == callback {
            for edge in blocks[block].edges {
                let known = edge.assumptions.filter { terms.contains($0.term) && found[$0.term] == nil }
                guard !known.isEmpty, isOnlyWay(from: block, by: edge, to: target) else { continue }
                for assumption in known { found[assumption.term] = assumption.fact }
            }
        }
        return found
    }

    /// Whether what a term stands for is assigned somewhere, but for what a name is given first.
    private func mayChange(_ term: TermID) -> Bool {
        var times: [TermID: Int] = [:]
        for instruction in blocks.lazy.flatMap(\.instructions) {
            switch instruction {
            case .assign(let target, _, _) where terms[term].mentions.contains(target):
                times[target, default: 0] += 1
            case .forget(let target, _) where terms[term].mentions.contains(target): return true
            default: continue
            }
        }
        return times.contains { $0.value > 1 || !terms[$0.key].isVariable }
    }

    private func isOnlyWay(from block: Int, by edge: Edge, to target: Int) -> Bool {
        let others = blocks.indices.flatMap { index in
            blocks[index].edges.filter { index != block || $0.target != edge.target }.map { (index, $0.target) }
        }
        let graph = DirectedGraph(nodeCount: blocks.count, edges: others)
        return !WorklistSolver.reachable(in: graph, from: [entry])[target]
    }
}
