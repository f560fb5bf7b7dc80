import OnceoverControlFlow
import OnceoverVocabulary

/// Variables that a closure sets which runs later: `queue.async { isDone = true }`. The code behind the hand-over may find them as
/// they were before, although the graph holds the closure's body at the hand-over.
enum LaterSettings {
    /// By blocks, the variables that may not be set yet there, although a closure sets them that is laid out before.
    ///
    /// - Complexity: O(closures that set a variable × blocks).
    static func reads(in graph: FlowGraph) -> [Int: Set<TermID>] {
        graph.regions.indices.reduce(into: [:]) { reads, region in
            let set = variables(setBy: region, in: graph)
            guard !set.isEmpty else { return }
            for block in turn(behind: region, in: graph, until: set) { reads[block, default: []].formUnion(set) }
        }
    }

    /// Those of the code around a closure of which it is known that it runs later.
    private static func variables(setBy region: Int, in graph: FlowGraph) -> Set<TermID> {
        let closure = graph.regions[region]
        guard closure.isDeferred, closure.surelyRuns, !closure.isAssumed, closure.call != nil else { return [] }
        let assigned = graph.blocks.lazy.filter { graph.isInside($0, of: region) }.flatMap(\.instructions).compactMap {
            if case .assign(let target, .boolean, _) = $0, graph.terms[target].isVariable { target } else { nil }
        }
        return Set(assigned)
    }

    /// The blocks that run in the same turn behind the hand-over, until they wait, set the variables themselves, or do something
    /// with the closure's work item, such as to cancel it.
    private static func turn(behind region: Int, in graph: FlowGraph, until set: Set<TermID>) -> Set<Int> {
        let callback = graph.callback(around: graph.regions[region].parent)
        var found: Set<Int> = []
        var pending = graph.blocks[graph.regions[region].exit].edges.map(\.target)
        while let block = pending.popLast() {
            let isOfTurn = graph.callback(around: graph.blocks[block].region) == callback
            guard isOfTurn, !waits(graph.blocks[block], for: region, in: graph), !sets(graph.blocks[block], set),
                found.insert(block).inserted
            else { continue }
            pending += graph.blocks[block].edges.map(\.target)
        }
        return found
    }

    private static func waits(_ block: Block, for region: Int, in graph: FlowGraph) -> Bool {
        guard let call = block.call.map({ graph.calls[$0] }) else { return false }
        if let item = graph.regions[region].workItem, call.receiver == item { return true }
        return call.isAwaited || call.name.map(Vocabulary.futureWaitingMethods.contains) ?? false
    }

    private static func sets(_ block: Block, _ variables: Set<TermID>) -> Bool {
        block.instructions.contains { instruction in
            if case .assign(let target, _, _) = instruction { variables.contains(target) } else { false }
        }
    }
}
