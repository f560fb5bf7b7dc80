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

    /// All nodes, each behind those that it leads to; only where it lies on a loop, behind some of them.
    ///
    /// - Complexity: O(nodes + edges).
    package var postorder: [Int] {
        var order: [Int] = []
        var next = rowStarts
        var isSeen = [Bool](repeating: false, count: nodeCount)
        for root in 0..<nodeCount where !isSeen[root] {
            isSeen[root] = true
            var path = [root]
            while let node = path.last {
                guard next[node] < rowStarts[node + 1] else {
                    order.append(path.removeLast())
                    continue
                }
                let target = Int(targets[Int(next[node])])
                next[node] += 1
                if !isSeen[target] {
                    isSeen[target] = true
                    path.append(target)
                }
            }
        }
        return order
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
