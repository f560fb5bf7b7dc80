import OnceoverControlFlow
import OnceoverDataflow

/// For searches that walk back from where something went wrong.
extension Exploration {
    /// The way through the block of one point that leads to the next.
    func passage(from point: Int, to following: Int) -> Passage? {
        ways(through: point).first { leads($0, to: following) }
    }

    /// The same, and of several the one that leads to just the state that is there.
    func likeliestPassage(from point: Int, to following: Int) -> Passage? {
        let passages = ways(through: point).filter { leads($0, to: following) }
        return passages.first { $0.state == simulation.points[following].state } ?? passages.first
    }

    func edge(from point: Int, to following: Int) -> Edge? { likeliestPassage(from: point, to: following)?.edge }

    func edges(along path: [Int]) -> [Edge] { zip(path, path.dropFirst()).compactMap { edge(from: $0, to: $1) } }

    /// The points right behind one.
    func following(_ point: Int) -> [Int] { simulation.successors.successors(of: point).map(Int.init) }

    /// Whether each path on which the obligation comes to the block of a point, and still waits, takes an edge with an assumption.
    func always(comesTo point: Int, pendingBy assumption: Constraint) -> Bool {
        always(comesToAny: pendingPoints(besides: point), by: assumption)
    }

    /// The same of the paths that go on, and still wait, along an edge.
    func always(takes edge: Edge, from point: Int, behind assumption: Constraint) -> Bool {
        let points = pendingPoints(besides: point).filter { point in
            ways(through: point).contains {
                $0.edge.target == edge.target && Status(code: $0.state.property).progress == .pending
            }
        }
        return always(comesToAny: points, by: assumption)
    }

    private func pendingPoints(besides point: Int) -> [Int] {
        let points = simulation.points
        return points.indices.filter {
            points[$0].node == points[point].node && Status(code: points[$0].state.property).progress == .pending
        }
    }

    private func always(comesToAny ends: [Int], by assumption: Constraint) -> Bool {
        let points = simulation.points
        var queue = ends
        var seen = Set(queue)
        while let next = queue.popLast() {
            let predecessors = points[next].predecessors.map { Int($0) }
            if predecessors.isEmpty { return false }
            for previous in predecessors {
                let isAssumed = edge(from: previous, to: next)?.assumptions.contains(assumption) ?? false
                if !isAssumed, seen.insert(previous).inserted { queue.append(previous) }
            }
        }
        return true
    }

    /// All ways through the block of a point.
    func ways(through point: Int) -> [Passage] {
        flow.passages(of: simulation.points[point].state, through: simulation.points[point].node)
    }

    func leads(_ passage: Passage, to point: Int) -> Bool {
        let there = simulation.points[point]
        return passage.edge.target == there.node && passage.state.property == there.state.property
    }

    /// The edges of a shortest path from the start.
    func edges(to point: Int) -> [Edge] { edges(along: path(to: point)) }

    /// The points of a shortest path from the start.
    func path(to point: Int) -> [Int] {
        var path = [point]
        while let previous = simulation.points[path.last!].predecessors.first { path.append(Int(previous)) }
        return path.reversed()
    }

    /// The points from one to the end of its path.
    ///
    /// - Parameter next: of each point that was walked through, the one behind it.
    static func path(from point: Int, along next: [Int: Int]) -> [Int] {
        var path = [point]
        while let following = next[path.last!], path.count < 10_000 { path.append(following) }
        return path
    }
}
