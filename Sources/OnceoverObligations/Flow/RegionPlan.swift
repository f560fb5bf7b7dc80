import OnceoverControlFlow
import OnceoverDiagnostics

/// Which closures of a graph matter to an obligation, and how often each runs.
struct RegionPlan {
    var modes: [RegionMode]
    let isRelevant: [Bool]
    /// Whether each closure is known to run again, if nothing stops what calls it.
    var firesAgain: [Bool]
    /// Closures that run, where they do, once those before them in their call have run and left the obligation pending.
    var followers: Set<Int> = []
    /// Closures that hear how a source of values has ended, and have nothing to do but where it failed.
    var failing: Set<Int> = []
    /// For closures that are given values, how the source of them ends.
    var endings: [Int: Ending] = [:]
    /// Closures that are given values until one does not come in time, which is a failure.
    var timed: Set<Int> = []
    /// Closures that run when a subscription is cancelled.
    var cancelling: Set<Int> = []
    /// Closures that hear how one ends by itself.
    var ending: Set<Int> = []
    /// Closures that run where one before them in their chain has thrown.
    var catching: Set<Int> = []
    /// Closures that hear why a message could not be sent, with what it was sent to, which is there then.
    var messaging: [Int: TermID] = [:]
    /// What stands for the choice that the user is offered, if a choice matters.
    var choice: TermID?
    /// Closures given to unknown functions.
    var unseen: Set<Int> = []
    /// By their labels alternatives to closures that have no part in the obligation. Nobody has asked for their functions' bodies.
    private var lone: Set<Int> = []
    /// For closures given to functions whose bodies say how often they run: what that rests on.
    var assumes: [Int: Set<AssumptionID>] = [:]
    /// Calls that may throw although the closure that they were given has run.
    var throwingBehind: Set<Int> = []
    /// Calls that throw nothing, as the bodies of their functions say.
    var unthrowing: Set<Int> = []
    /// Closures that an object's method may run, as its body says.
    var decided: [Int] = []
    /// Closures that functions run again as their bodies say, which may ask for what a closure gives.
    var answering: Set<Int> = []
    /// Closures that functions run on all their paths, as their bodies say: none of them stands in for another.
    var certain: Set<Int> = []

    /// - Parameter events: the blocks in which something happens to the obligation.
    init(for tracked: TrackedObligation, events: [Bool], in graph: FlowGraph, questions: CallQuestions) {
        isRelevant = Self.relevance(events: events, in: graph)
        modes = graph.regions.map(\.mode)
        firesAgain = graph.regions.indices.map(graph.firesAgain)
        let input = RegionPass.Input(
            tracked: tracked, events: events, graph: graph, summaries: questions.summaries, sources: questions.sources)
        for pass in RegionPass.all { pass.run(&self, input) }
    }

    func mode(of region: Int) -> RegionMode { modes[region] }

    func isRelevant(_ region: Int) -> Bool { isRelevant[region] }

    /// Whether a function runs the closure that nobody has looked into.
    func isUnseen(_ region: Int) -> Bool { unseen.contains(region) || lone.contains(region) }

    func isFollower(_ region: Int) -> Bool { followers.contains(region) }

    func firesAgain(_ region: Int) -> Bool { firesAgain[region] }

    /// Whether values may come before a closure that hears of their end.
    func isEnding(_ region: Int) -> Bool { endings.values.contains { $0.region == region } }

    func isReasonOfEnd(_ term: TermID) -> Bool { endings.values.contains { $0.reason == term } }

    /// Whether paths go through the closure's body: it matters, or it runs at once and sets what conditions ask.
    func isFollowed(_ region: Int, in graph: FlowGraph) -> Bool {
        if isRelevant[region] || !graph.regions[region].isDeferred { return true }
        if case .alternative(let group) = modes[region] { return hasRelevantMember(group) }
        return false
    }

    private func hasRelevantMember(_ group: TermID) -> Bool {
        modes.indices.contains { isRelevant[$0] && modes[$0] == .alternative(group: group) }
    }

    /// Whether some path may take an edge: a closure that runs once is not run again from its end.
    func mayTake(_ edge: Edge) -> Bool {
        switch edge.outcome {
        case .repeatsClosure(let region): firesAgain[region] || [.zeroOrMore, .oneOrMore].contains(modes[region])
        case .throwsBehindClosures(let call): throwingBehind.contains(call)
        default: true
        }
    }

    func throwsBehindClosures(_ call: Int) -> Bool { throwingBehind.contains(call) }

    private static func relevance(events: [Bool], in graph: FlowGraph) -> [Bool] {
        var relevant = [Bool](repeating: false, count: graph.regions.count)
        for (block, isEvent) in events.enumerated() where isEvent {
            var region = graph.blocks[block].region
            while let current = region, !relevant[current] {
                relevant[current] = true
                region = graph.regions[current].parent
            }
        }
        return relevant
    }

    /// A completion handler may be there for those who agree. A continuation waits for everybody.
    mutating func leaveOutSilentChoices(of graph: FlowGraph) {
        for (index, region) in graph.regions.enumerated() where region.isSilentChoice { modes[index] = .never }
    }

    /// A choice of one is none. Beside the end of a stream, a closure without a label hears of its elements.
    mutating func dropLoneAlternatives(in graph: FlowGraph, mayHearOfElements: Bool) {
        var counts: [TermID: Int] = [:]
        for case .alternative(let group) in modes { counts[group, default: 0] += 1 }
        for (index, mode) in modes.enumerated() {
            guard case .alternative(let group) = mode, counts[group] == 1 else { continue }
            // One control for each turn of a loop is a choice too.
            if graph.terms[group].kind == .condition { continue }
            if !mayHearOfElements, let other = unlabelledOutcome(besides: index, in: graph) {
                modes[other] = mode
                continue
            }
            modes[index] = graph.regions[index].modeAlone
            lone.insert(index)
        }
    }
}
