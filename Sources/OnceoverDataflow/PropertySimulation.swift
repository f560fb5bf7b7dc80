/// A state on a path: the value of the property that is followed, and what is known of the conditions passed.
package struct PathState: Hashable, Sendable {
    package var property: UInt8
    package var facts: FactSet

    package init(property: UInt8, facts: FactSet = FactSet()) {
        self.property = property
        self.facts = facts
    }
}

/// Follows a small property along all paths of a graph without following each path by itself.
///
/// After property simulation (Das, Lerner, Seigle: ESP, PLDI 2002): states that agree on the property may merge, and
/// keep only the facts that they agree on; states that differ in it stay apart, each with what it knows. ESP merges at
/// once. We merge when a node has seen `width` states of the same property, because most bodies are small enough to
/// need no merge. The states of two flags that depend on each other then stay apart. A fact that cannot be used any
/// more is dropped, so that it does not keep states apart.
package struct PropertySimulation {
    /// A node of the exploded graph: a state on entry of a node of the graph.
    package struct Point: Sendable {
        package let node: Int
        package let state: PathState
        /// Points that lead here, in the order of discovery; the first belongs to a shortest path.
        package fileprivate(set) var predecessors: [Int32]
    }

    package private(set) var points: [Point] = []
    /// False where the budget ran out before all paths were followed.
    package private(set) var isComplete = true

    /// By node.
    private var visits: [Visits] = []
    private let width: Int
    private let budget: Int
    private let live: LiveFacts?

    /// What a node has seen. A node sees few states, so they are kept in a list and compared one by one.
    private struct Visits {
        var points: [Int32] = []
        var crowds: [Crowd] = []
    }

    /// States of one property at one node.
    private struct Crowd {
        let property: UInt8
        var count = 0
        /// What all states agree on, once there are too many of them.
        var agreed: FactSet?
    }

    /// - Parameter live: the facts to keep; all, where it is nil.
    package init(width: Int = 24, budget: Int = 40_000, live: LiveFacts? = nil) {
        self.width = width
        self.budget = budget
        self.live = live
    }

    /// The exploded graph's edges, forwards.
    package var successors: DirectedGraph {
        DirectedGraph(
            nodeCount: points.count,
            edges: points.indices.flatMap { point in points[point].predecessors.map { (Int($0), point) } })
    }

    /// Follows all paths from `entry`.
    ///
    /// - Parameter step: passes on the states that leave a point, each with the node that it enters.
    package mutating func run(
        from entry: Int, state: PathState, step: (Point, (Int, PathState) -> Void) -> Void
    ) {
        discover(entry, state, from: nil)
        var next = 0
        var leaving: [(Int, PathState)] = []
        while next < points.count {
            guard points.count < budget else {
                isComplete = false
                return
            }
            let origin = Int32(next)
            leaving.removeAll(keepingCapacity: true)
            step(points[next]) { leaving.append(($0, $1)) }
            for (node, state) in leaving { discover(node, state, from: origin) }
            next += 1
        }
    }

    private mutating func discover(_ node: Int, _ state: PathState, from origin: Int32?) {
        while visits.count <= node { visits.append(Visits()) }
        var state = state
        if let live { state.facts.keep { live.contains($0, at: node) } }
        if let known = point(of: node, state) { return lead(from: origin, to: known) }
        let merged = merge(state, at: node)
        if merged != state, let known = point(of: node, merged) { return lead(from: origin, to: known) }
        visits[node].points.append(Int32(points.count))
        points.append(Point(node: node, state: merged, predecessors: origin.map { [$0] } ?? []))
    }

    private func point(of node: Int, _ state: PathState) -> Int? {
        visits[node].points.first { points[Int($0)].state == state }.map { Int($0) }
    }

    private mutating func lead(from origin: Int32?, to known: Int) {
        guard let origin, points[known].predecessors.count < 64 else { return }
        points[known].predecessors.append(origin)
    }

    /// What is followed instead of a state that is new to a node: less, where the node has seen too many.
    private mutating func merge(_ state: PathState, at node: Int) -> PathState {
        let known = visits[node].crowds.firstIndex { $0.property == state.property }
        let index = known ?? visits[node].crowds.count
        if known == nil { visits[node].crowds.append(Crowd(property: state.property)) }
        visits[node].crowds[index].count += 1
        guard visits[node].crowds[index].count > width else { return state }
        var merged = state
        if let agreed = visits[node].crowds[index].agreed { merged.facts = agreed.join(state.facts) }
        visits[node].crowds[index].agreed = merged.facts
        return merged
    }
}
