import OnceoverControlFlow
import OnceoverDataflow

/// The losing edge of a path: the last branch at which the obligation could still have been discharged.
///
/// As clang's CalledOnceCheck does, it names the branch to blame, not the end of the function.
struct Blame {
    /// The point in front of the branch, and the edge that was taken. Nil if no branch is to blame.
    let branch: (point: Int, edge: Edge)?
    /// The points from behind the branch to the end of the path.
    let rest: [Int]

    /// The branches to blame for the leaks of an exploration, each once.
    static func branches(of exploration: Exploration) -> [Blame] { branches(of: exploration, from: exploration.leaks) }

    /// The same for some of the points at which paths end.
    static func branches(of exploration: Exploration, from leaks: [Int]) -> [Blame] {
        guard !leaks.isEmpty else { return [] }
        var strict = BlameSearch(exploration, leaks: leaks, isStrict: true)
        let found = strict.run()
        guard found.allSatisfy({ $0.branch == nil }) else { return found.filter { $0.branch != nil } }
        var lenient = BlameSearch(exploration, leaks: leaks, isStrict: false)
        let candidates = lenient.run()
        let branches = candidates.filter { $0.branch != nil }
        return branches.isEmpty ? candidates : branches
    }
}

/// Walks from the leaks towards the start, and stops on each path at the first branch that could have gone better.
private struct BlameSearch {
    private let exploration: Exploration
    private let leaks: [Int]
    /// Whether a branch is to blame only if behind it all is lost.
    private let isStrict: Bool
    /// Whether a discharge can be reached from each block of what has been taken out of a stored property.
    private let reachesTaken: [Bool]
    private var points: [PropertySimulation.Point] { exploration.simulation.points }
    private var next: [Int: Int] = [:]
    private var found: [Blame] = []
    private var seen: Set<Site> = []

    init(_ exploration: Exploration, leaks: [Int], isStrict: Bool) {
        self.exploration = exploration
        self.leaks = leaks
        self.isStrict = isStrict
        reachesTaken = TakenObligations(body: exploration.flow.body).reachesDischargeOfTaken
    }

    mutating func run() -> [Blame] {
        var queue = leaks
        var visited = Set(queue)
        var head = 0
        while head < queue.count {
            let point = queue[head]
            head += 1
            if points[point].predecessors.isEmpty { add(Blame(branch: nil, rest: path(from: point)), at: nil) }
            for predecessor in points[point].predecessors.map({ Int($0) }) {
                let isPending = Status(code: points[predecessor].state.property).progress == .pending
                if let edge = losingEdge(from: predecessor, to: point) {
                    add(Blame(branch: (predecessor, edge), rest: path(from: point)), at: edge.site)
                } else if let edge = edgeTakingBack(from: predecessor, to: point) {
                    add(Blame(branch: (predecessor, edge), rest: path(from: point)), at: edge.site)
                } else if !isPending, !isStart(predecessor) {
                    // Here the obligation is made, or its callback always taken back: no branch before it is to blame.
                    add(Blame(branch: nil, rest: path(from: point)), at: nil)
                } else if visited.insert(predecessor).inserted {
                    next[predecessor] = point
                    queue.append(predecessor)
                }
            }
        }
        return found
    }

    private func isStart(_ point: Int) -> Bool { points[point].predecessors.isEmpty }

    private mutating func add(_ blame: Blame, at site: Site?) {
        let site = site ?? exploration.flow.body.tracked.site
        if seen.insert(site).inserted { found.append(blame) }
    }

    private func path(from point: Int) -> [Int] { Exploration.path(from: point, along: next) }

    /// The edge between two points, if another way out of the first could have discharged the obligation.
    private func losingEdge(from predecessor: Int, to point: Int) -> Edge? {
        let body = exploration.flow.body
        let block = body.graph.blocks[points[predecessor].node]
        let passages = exploration.ways(through: predecessor)
        guard let taken = passages.first(where: { exploration.leads($0, to: point) }) else { return nil }
        if TakenObligations(body: body).isReplaced(taken.state) { return nil }
        let reaches = Status(code: taken.state.property).isDropped ? reachesTaken : body.reachesDischarge
        let couldDischarge = block.edges.contains { other in
            other.target != taken.edge.target && body.plan.mayTake(other) && reaches[other.target]
                && isBranch(taken.edge, block, other)
        }
        if case .entersClosure(let region) = taken.edge.outcome, body.graph.regions[region].isSilentChoice {
            return taken.edge
        }
        let helperCould = passages.contains { $0.state.property != points[point].state.property && !$0.events.isEmpty }
        if helperCould { return taken.edge }
        return couldDischarge && !(isStrict && reaches[taken.edge.target]) ? taken.edge : nil
    }

    /// The edge behind the step that takes a callback back, where other paths let it run.
    private func edgeTakingBack(from predecessor: Int, to point: Int) -> Edge? {
        let before = Status(code: points[predecessor].state.property).progress
        guard before.withoutDischarge != before, exploration.count != .never else { return nil }
        let block = exploration.flow.body.graph.blocks[points[predecessor].node]
        var edge = block.edges.first { $0.target == points[point].node }
        if let site = siteTakingBack(in: block) { edge?.site = site }
        return edge
    }

    /// `ticket.cancel()`, `handler = nil`
    private func siteTakingBack(in block: Block) -> Site? {
        if let call = block.call { return exploration.flow.body.graph.calls[call].site }
        return block.instructions.lazy.compactMap { instruction in
            if case .assign(_, .nilLiteral, let site) = instruction { site } else { nil }
        }.last
    }

    /// Going round a closure or into it is a decision only where the call makes it.
    private func isBranch(_ taken: Edge, _ block: Block, _ other: Edge) -> Bool {
        switch (taken.outcome, other.outcome) {
        case (.entersClosure, _): return false
        case (.skipsClosure(let region), .entersClosure):
            if case .alternative = exploration.flow.body.plan.mode(of: region) { return false }
            return exploration.flow.body.plan.isFollowed(region, in: exploration.flow.body.graph)
        case (.repeatsClosure, _), (_, .repeatsClosure): return false
        default: return true
        }
    }
}
