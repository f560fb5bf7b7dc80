/// Which facts may be used at or after each node of a graph: live variables, with facts instead of variables.
///
/// Liveness is strong: a fact that is only copied is live if its copy is live.
package struct LiveFacts: Sendable {
    /// What a node does with the facts of keys.
    package enum Step: Sendable {
        case asks(Int32)
        case forgets(Int32)
        /// The second key has the value of the first from here on.
        case gives(Int32, to: Int32)
    }

    /// What is live on entry of each node.
    private let live: [BitSet]
    private var everywhere: BitSet
    private let keyCount: Int32

    /// - Parameters:
    ///   - keyCount: other keys than those below it are live everywhere: nothing is known of who asks for them.
    ///   - everywhere: keys that somebody may ask for at any node.
    ///   - steps: what a node does, in its order.
    /// - Complexity: O(steps + edges × keys / 64), and more in loops.
    package init(in graph: DirectedGraph, keyCount: Int, everywhere: some Sequence<Int32>, steps: (Int) -> [Step]) {
        let steps = (0..<graph.nodeCount).map(steps)
        let everywhere = BitSet(everywhere)
        // Where no edge leads back, each node comes up once.
        let seeds = graph.postorder.map { (node: $0, value: BitSet.bottom) }
        let behind = WorklistSolver.solve(graph.reversed(), seeds: seeds) { node, live in
            Self.live(before: steps[node], live, everywhere)
        }
        live = zip(steps, behind).map { Self.live(before: $0, $1, everywhere) }
        self.everywhere = everywhere
        self.keyCount = Int32(keyCount)
    }

    /// The same, with some more keys that are live at any node, except where they get their values.
    package func keeping(_ keys: some Sequence<Int32>) -> LiveFacts {
        var facts = self
        facts.everywhere = everywhere.join(BitSet(keys))
        return facts
    }

    package func contains(_ key: Int32, at node: Int) -> Bool {
        guard key >= 0, key < keyCount else { return true }
        return live[node].contains(key) || everywhere.contains(key)
    }

    private static func live(before steps: [Step], _ behind: BitSet, _ everywhere: BitSet) -> BitSet {
        steps.reversed().reduce(into: behind) { live, step in
            switch step {
            case .asks(let key): live.insert(key)
            case .forgets(let key): live.remove(key)
            case .gives(let key, let target):
                guard live.contains(target) || everywhere.contains(target) else { return }
                live.remove(target)
                live.insert(key)
            }
        }
    }
}
