/// A directed graph over the integers `0..<nodeCount`, in compressed rows: no node is an object.
package struct DirectedGraph: Sendable {
    private let rowStarts: [Int32]
    private let targets: [Int32]

    /// - Complexity: O(nodes + edges).
    package init(nodeCount: Int, edges: [(from: Int, to: Int)]) {
        var starts = [Int32](repeating: 0, count: nodeCount + 1)
        for edge in edges { starts[edge.from + 1] += 1 }
        for node in 0..<nodeCount { starts[node + 1] += starts[node] }
        var next = starts
        var targets = [Int32](repeating: 0, count: edges.count)
        for edge in edges {
            targets[Int(next[edge.from])] = Int32(edge.to)
            next[edge.from] += 1
        }
        rowStarts = starts
        self.targets = targets
    }

    package var nodeCount: Int { rowStarts.count - 1 }

    package func successors(of node: Int) -> ArraySlice<Int32> {
        targets[Int(rowStarts[node])..<Int(rowStarts[node + 1])]
    }

    /// The same graph with every edge turned round.
    package func reversed() -> DirectedGraph {
        var edges: [(from: Int, to: Int)] = []
        edges.reserveCapacity(targets.count)
        for node in 0..<nodeCount {
            for target in successors(of: node) { edges.append((Int(target), node)) }
        }
        return DirectedGraph(nodeCount: nodeCount, edges: edges)
    }
}
