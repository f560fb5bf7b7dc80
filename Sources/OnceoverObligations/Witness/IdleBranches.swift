import OnceoverControlFlow
import OnceoverDataflow

/// Conditions on a path that do not matter for it: whatever their outcome, the path goes on through the same later state.
///
/// `if isVerbose { print("…") }` is one. An early `return` is none, because its other side never comes to the path.
struct IdleBranches {
    private let exploration: Exploration
    private let successors: DirectedGraph

    init(_ exploration: Exploration) {
        self.exploration = exploration
        successors = exploration.simulation.successors
    }

    /// The edges of a path that say something about it.
    func tellingEdges(along path: [Int]) -> [Edge] {
        path.indices.dropLast().compactMap { index in isIdle(index, of: path) ? nil : edge(behind: index, of: path) }
    }

    /// Whether each way out of the branch, other than the one taken, leads back to the path before anything ends.
    func isIdle(_ index: Int, of path: [Int]) -> Bool {
        guard index + 1 < path.count, let taken = edge(behind: index, of: path), taken.isCondition else { return false }
        let others = following(path[index]).filter { $0 != path[index + 1] }
        let rest = Set(path[(index + 1)...].filter { !isEnd($0) })
        return !others.isEmpty && leadsBack(from: others, to: rest, without: path[index])
    }

    private func leadsBack(from starts: [Int], to rest: Set<Int>, without branch: Int) -> Bool {
        var pending = starts
        var seen = Set(starts)
        while let point = pending.popLast() {
            if rest.contains(point) { continue }
            let next = following(point)
            if point == branch || isEnd(point) || next.isEmpty { return false }
            pending += next.filter { seen.insert($0).inserted }
        }
        return true
    }

    private func edge(behind index: Int, of path: [Int]) -> Edge? {
        exploration.edge(from: path[index], to: path[index + 1])
    }

    private func following(_ point: Int) -> [Int] { successors.successors(of: point).map(Int.init) }

    private func isEnd(_ point: Int) -> Bool {
        let node = exploration.simulation.points[point].node
        return node == exploration.flow.body.tracked.end || node == exploration.flow.body.tracked.throwEnd
    }
}

extension Edge {
    fileprivate var isCondition: Bool {
        switch outcome {
        case .condition, .matches: true
        default: false
        }
    }
}
