import OnceoverControlFlow
import OnceoverDataflow

/// Finds, behind the ends of an exploration, the step at which a stored obligation went wrong.
struct SlotSearch {
    let exploration: Exploration
    private let points: [PropertySimulation.Point]

    init(_ exploration: Exploration) {
        self.exploration = exploration
        points = exploration.simulation.points
    }

    struct Found {
        /// The step that is to mend.
        let site: Site
        /// The method of the type in which it happens, if it is another one.
        let method: Int?
        /// From the point before the step to the end of the path.
        let path: [Int]
    }

    /// Discharges behind which the property still holds the obligation.
    func stale() -> [Found] {
        search(
            endingIn: { $0.isStored && [.discharged, .repeated].contains($0.progress) },
            step: {
                $0.before.progress == .pending && $0.after.progress != .pending && $0.transition != .none && !$0.isCopy
            })
    }

    /// Local copies that are discharged in a callback, while another callback may find the stored one.
    func copies() -> [Found] {
        search(endingIn: { _ in true }, step: { $0.isCopy && $0.before.progress == .pending })
            .filter { !isClearedNext(behind: $0.path[0]) }
    }

    /// Whether the property is given nil by the very next step: `callback(answer)`, and then `waiting = nil`.
    private func isClearedNext(behind point: Int) -> Bool {
        let graph = exploration.flow.body.graph
        let next = exploration.block(at: point).edges.filter { $0.outcome == .always }
        return !next.isEmpty && next.allSatisfy { isCleared(first: graph.blocks[$0.target]) }
    }

    private func isCleared(first block: Block) -> Bool {
        for instruction in block.instructions {
            if case .call = instruction { return false }
            if case .assign(let target, let value, _) = instruction {
                return target == exploration.flow.body.tracked.slot?.holder && value == .nilLiteral
            }
        }
        return false
    }

    /// Steps that take a pending obligation out of the property and drop it.
    func lost() -> [Found] {
        search(
            endingIn: { !$0.isStored && $0.progress == .pending },
            step: { $0.before.isStored && !$0.after.isStored && $0.after.progress == .pending })
    }

    /// Steps that put another obligation in the place of one that waits under the same key.
    ///
    /// - Parameter keys: those that two callers of the method may share.
    func overwritten(under keys: SharedKeys) -> [Found] {
        let sites = SlotContent(body: exploration.flow.body).sitesOfStoring(under: keys)
        if sites.isEmpty { return [] }
        var found: [Site: Found] = [:]
        for (index, point) in points.enumerated() where point.state.property == Status(.pending, isStored: true).code {
            guard point.state.facts[PathKey.put.key] == nil, let site = sites[point.node] else { continue }
            found[site] = found[site] ?? Found(site: site, method: nil, path: [index])
        }
        return found.values.sorted { $0.site.start < $1.site.start }
    }

    /// Walks back from the ends that match to the events that match, and gives each site once.
    private func search(endingIn isWrong: (Status) -> Bool, step: (ObligationEvent) -> Bool) -> [Found] {
        var queue = points.indices.filter { isEnd(points[$0]) && isWrong(Status(code: points[$0].state.property)) }
        var visited = Set(queue)
        var next: [Int: Int] = [:]
        var found: [Site: Found] = [:]
        var head = 0
        while head < queue.count {
            let point = queue[head]
            head += 1
            for predecessor in points[point].predecessors.map({ Int($0) }) {
                if let event = exploration.passage(from: predecessor, to: point)?.events.last(where: step) {
                    next[predecessor] = next[predecessor] ?? point
                    let path = [predecessor] + Exploration.path(from: point, along: next)
                    let made = Found(site: event.site, method: event.method, path: path)
                    found[event.site] = found[event.site] ?? made
                } else if visited.insert(predecessor).inserted {
                    next[predecessor] = point
                    queue.append(predecessor)
                }
            }
        }
        return found.values.sorted { $0.site.start < $1.site.start }
    }

    private func isEnd(_ point: PropertySimulation.Point) -> Bool {
        point.node == exploration.flow.body.tracked.end || point.node == exploration.flow.body.tracked.throwEnd
    }
}
