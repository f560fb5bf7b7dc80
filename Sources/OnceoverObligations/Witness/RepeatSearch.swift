import OnceoverControlFlow
import OnceoverDataflow

/// A discharge, the one before it, and the points from the first to the second.
struct RepeatedDischarge {
    let first: Site
    let second: Site
    /// From the point before the first discharge to the point before the second.
    let path: [Int]
    /// Whether the first is the one to mend: the code behind it discharges in any case, so a `return` is missing.
    let isMissingReturn: Bool
    /// The callback that came again on the path between the two, if one did.
    var repeatingRegion: Int?

    /// The line to mend.
    var site: Site { isMissingReturn ? first : second }
}

extension Exploration {
    /// Whether a repeating callback discharges that cannot know its last call.
    var isRepeatedForEver: Bool {
        RepeatSearch(self).all().contains { repeated in
            guard let region = repeated.repeatingRegion.map({ flow.body.graph.regions[$0] }) else { return false }
            return region.last.isEmpty && region.done == nil
        }
    }
}

/// Finds, for each second discharge, the first ones that lead to it.
struct RepeatSearch {
    private let exploration: Exploration
    private let points: [PropertySimulation.Point]
    private let successors: DirectedGraph

    init(_ exploration: Exploration) {
        self.exploration = exploration
        points = exploration.simulation.points
        successors = exploration.simulation.successors
    }

    /// One for each line to mend; of a callback that comes again and again, one in all.
    func all() -> [RepeatedDischarge] {
        var seen: Set<Site> = []
        var seenRegions: Set<Int> = []
        let found = exploration.repeats.flatMap { firsts(of: $0) }.filter { seen.insert($0.site).inserted }
        return found.filter { $0.repeatingRegion.map { seenRegions.insert($0).inserted } ?? true }
    }

    /// Walks back from a second discharge, through points that are discharged, to those that were not.
    private func firsts(of repeated: EventLog.Repeat) -> [RepeatedDischarge] {
        if isPending(repeated.point) {
            return [
                RepeatedDischarge(
                    first: repeated.site, second: repeated.site, path: [repeated.point], isMissingReturn: false)
            ]
        }
        var found: [RepeatedDischarge] = []
        var next: [Int: Int] = [:]
        var queue = [repeated.point]
        var visited: Set<Int> = [repeated.point]
        var head = 0
        while head < queue.count {
            let point = queue[head]
            head += 1
            for predecessor in points[point].predecessors.map({ Int($0) }) where visited.insert(predecessor).inserted {
                next[predecessor] = point
                if isPending(predecessor) {
                    if let made = make(from: predecessor, to: point, next: next, repeated) { found.append(made) }
                } else {
                    queue.append(predecessor)
                }
            }
        }
        return found
    }

    /// A promise that is made in front of its discharge, in the same block, is dormant where the block begins.
    private func isPending(_ point: Int) -> Bool {
        [.dormant, .pending, .handedOver, .stored].contains(Status(code: points[point].state.property).progress)
    }

    private func make(
        from predecessor: Int, to point: Int, next: [Int: Int], _ repeated: EventLog.Repeat
    ) -> RepeatedDischarge? {
        guard let first = discharge(from: predecessor, to: point) else { return nil }
        let path = Exploration.path(from: predecessor, along: next)
        let isMissingReturn =
            first != repeated.site && !isDeferred(first) && happensAlone(repeated.site) && isInevitable(behind: point)
        return RepeatedDischarge(
            first: first, second: repeated.site, path: path, isMissingReturn: isMissingReturn,
            repeatingRegion: repeatingRegion(on: path))
    }

    private func repeatingRegion(on path: [Int]) -> Int? {
        let nodes = path.map { points[$0].node }
        for (node, following) in zip(nodes, nodes.dropFirst()) {
            for edge in exploration.flow.body.graph.blocks[node].edges where edge.target == following {
                if case .repeatsClosure(let region) = edge.outcome, exploration.flow.body.plan.firesAgain(region) {
                    return region
                }
            }
        }
        return nil
    }

    private func discharge(from predecessor: Int, to point: Int) -> Site? {
        exploration.passage(from: predecessor, to: point)?.events.last {
            $0.transition == .discharge || $0.transition == .dischargeTwice
        }?.site
    }

    /// Whether a `defer` discharges there on several ways out, where no `return` could be missing.
    private func isDeferred(_ site: Site) -> Bool { exploration.flow.body.graph.calls.count { $0.site == site } > 1 }

    /// Whether some path discharges there for the first time.
    private func happensAlone(_ site: Site) -> Bool { exploration.firstDischarges.contains(site) }

    /// Whether every path from a point ends with a second discharge.
    private func isInevitable(behind point: Int) -> Bool {
        let reached = WorklistSolver.reachable(in: successors, from: [point])
        return points.indices.allSatisfy { index in
            !reached[index] || points[index].node != exploration.flow.body.tracked.end
                || Status(code: points[index].state.property).progress == .repeated
        }
    }
}
