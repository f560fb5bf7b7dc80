/// Kildall's worklist algorithm: the least fixpoint of a monotone transfer function over a graph.
package enum WorklistSolver {
    /// The value on entry of every node.
    ///
    /// - Parameters:
    ///   - seeds: values that hold on entry of some nodes, beside what flows in.
    ///   - transfer: the value that leaves a node, given the one that enters it. Must be monotone.
    /// - Complexity: O(edges × height of the lattice).
    package static func solve<Value: JoinSemilattice>(
        _ graph: DirectedGraph, seeds: [(node: Int, value: Value)], transfer: (Int, Value) -> Value
    ) -> [Value] {
        var values = [Value](repeating: .bottom, count: graph.nodeCount)
        var worklist = Worklist(count: graph.nodeCount)
        for seed in seeds {
            values[seed.node] = values[seed.node].join(seed.value)
            worklist.insert(seed.node)
        }
        while let node = worklist.popFirst() {
            let out = transfer(node, values[node])
            for successor in graph.successors(of: node) {
                let joined = values[Int(successor)].join(out)
                if joined != values[Int(successor)] {
                    values[Int(successor)] = joined
                    worklist.insert(Int(successor))
                }
            }
        }
        return values
    }

    /// Whether each node is one of `nodes` or reached from one.
    package static func reachable(in graph: DirectedGraph, from nodes: [Int]) -> [Bool] {
        solve(graph, seeds: nodes.map { ($0, true) }) { _, value in value }
    }
}

/// Nodes that wait their turn, each at most once, first in, first out.
private struct Worklist {
    private var queue: [Int] = []
    private var head = 0
    private var waiting: [Bool]

    init(count: Int) { waiting = Array(repeating: false, count: count) }

    mutating func insert(_ node: Int) {
        guard !waiting[node] else { return }
        waiting[node] = true
        queue.append(node)
    }

    mutating func popFirst() -> Int? {
        guard head < queue.count else { return nil }
        let node = queue[head]
        head += 1
        waiting[node] = false
        return node
    }
}
