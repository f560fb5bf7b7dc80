import OnceoverControlFlow
import OnceoverVocabulary

/// Variables that a closure sets which runs later: `queue.async { isDone = true }`. The code behind the hand-over may find them as
/// they were before, although the graph holds the closure's body at the hand-over.
enum LaterSettings {
    /// By the numbers of blocks, the variables that may not be set yet there, although a closure sets them that is laid out before.
    ///
    /// - Complexity: O(instructions), and O(blocks) for each closure that sets a variable.
    static func reads(in graph: FlowGraph) -> [Int: Set<TermID>] {
        var reads: [Int: Set<TermID>] = [:]
        for (region, set) in variablesSet(in: graph) {
            for block in turn(behind: region, in: graph, until: set) { reads[block, default: []].formUnion(set) }
        }
        return reads
    }

    /// By the closures of which it is known that they run later.
    private static func variablesSet(in graph: FlowGraph) -> [Int: Set<TermID>] {
        var variables: [Int: Set<TermID>] = [:]
        for block in graph.blocks where block.region != nil {
            for case .assign(let target, .boolean, _) in block.instructions where graph.terms[target].isVariable {
                for closure in graph.closures(outwardFrom: block.region) where runsLater(graph.regions[closure]) {
                    variables[closure, default: []].insert(target)
                }
            }
        }
        return variables
    }

    private static func runsLater(_ closure: Region) -> Bool {
        closure.isDeferred && closure.surelyRuns && !closure.isAssumed && closure.call != nil
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
