import OnceoverControlFlow

/// Which closures of a graph matter to an obligation, and how often each runs.
struct RegionPlan {
    private var modes: [RegionMode]
    private let isRelevant: [Bool]
    /// Whether each closure is known to run again, if nothing stops what calls it.
    private var firesAgain: [Bool]

    /// - Parameter events: the blocks in which something happens to the obligation.
    init(for tracked: TrackedObligation, events: [Bool], in graph: FlowGraph, resolver: any CallResolver) {
        isRelevant = Self.relevance(events: events, in: graph)
        modes = graph.regions.map(\.mode)
        firesAgain = graph.regions.map(\.firesAgain)
        adoptSummaries(in: graph, resolver: resolver)
        // `load { } failure: { }`: a lone `failure:` is an ordinary sibling of the closure without a label.
        dropLoneAlternatives(in: graph)
        joinSiblings(in: graph)
    }

    func mode(of region: Int) -> RegionMode { modes[region] }

    func isRelevant(_ region: Int) -> Bool { isRelevant[region] }

    func firesAgain(_ region: Int) -> Bool { firesAgain[region] }

    /// Whether paths go through the closure's body: it matters, or it runs at once and sets what conditions ask.
    func isFollowed(_ region: Int, in graph: FlowGraph) -> Bool {
        if isRelevant[region] || !graph.regions[region].isDeferred { return true }
        if case .alternative(let group) = modes[region] { return hasRelevantMember(group) }
        return false
    }

    private func hasRelevantMember(_ group: TermID) -> Bool {
        modes.indices.contains { isRelevant[$0] && modes[$0] == .alternative(group: group) }
    }

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

    /// A function of the file that is given a closure runs it as often as its body says.
    private mutating func adoptSummaries(in graph: FlowGraph, resolver: any CallResolver) {
        for (index, region) in graph.regions.enumerated() where isRelevant[index] {
            guard let call = region.call, let argument = region.argument, [.once, .repeating].contains(modes[index])
            else { continue }
            let isAsked = graph.isAsked(graph.calls[call].result)
            let found = resolver.summary(
                of: graph.calls[call], argument: argument, in: graph, trustsExpectation: !isAsked)
            guard let summary = found else {
                // What `if loader.start({ … }) { return }` asks is whether the closure will run.
                if region.isDeferred, isAsked, modes[index] == .once { modes[index] = .kept }
                continue
            }
            firesAgain[index] = resolver.keepsForGood(graph.calls[call], argument: argument, in: graph)
            modes[index] = .once
            if let answer = summary.answerWhenDischarged { modes[index] = .reported(by: answer) }
            if summary.isObligation { continue }
            modes[index] = mode(of: summary) ?? modes[index]
        }
    }

    /// Nothing where the closure is run once, as is assumed.
    ///
    /// What makes a function of another file run it again, a loop over servers or a timer, is out of sight here, and with
    /// it the condition by which the closure knows the last time.
    private func mode(of summary: ParameterSummary) -> RegionMode? {
        switch summary.count {
        case .never: .never
        case .atMostOnce: .zeroOrOne
        case .many: .oneOrMore
        case .atLeastOnce: summary.isElsewhere ? .repeating : .oneOrMore
        case [.never, .many], [.never, .once, .many]: summary.isElsewhere ? .repeating : .zeroOrMore
        case .unknown: .repeating
        default: nil
        }
    }

    /// Several closures of one call that each can discharge are ways for it to end.
    private mutating func joinSiblings(in graph: FlowGraph) {
        let relevant = graph.regions.indices.filter {
            isRelevant[$0] && isSingleRun(modes[$0]) && graph.regions[$0].isDeferred
        }
        let siblings = Dictionary(grouping: relevant.filter { graph.regions[$0].call != nil }) {
            graph.regions[$0].call!
        }
        for (call, members) in siblings where members.count > 1 {
            for member in members { modes[member] = .alternative(group: graph.calls[call].result) }
        }
    }

    private func isSingleRun(_ mode: RegionMode) -> Bool {
        switch mode {
        case .once, .zeroOrOne, .repeating, .alternative: true
        default: false
        }
    }

    /// A choice of one is none.
    private mutating func dropLoneAlternatives(in graph: FlowGraph) {
        var counts: [TermID: Int] = [:]
        for case .alternative(let group) in modes { counts[group, default: 0] += 1 }
        for index in modes.indices {
            guard case .alternative(let group) = modes[index], counts[group] == 1 else { continue }
            // One control for each turn of a loop is a choice too.
            if graph.terms[group].kind == .condition { continue }
            modes[index] = graph.regions[index].modeAlone
        }
    }
}
