import OnceoverControlFlow

/// Which closures of a graph matter to an obligation, and how often each runs.
struct RegionPlan {
    var modes: [RegionMode]
    let isRelevant: [Bool]
    /// Whether each closure is known to run again, if nothing stops what calls it.
    private var firesAgain: [Bool]
    /// Closures that run, where they do, once those before them in their call have run and left the obligation pending.
    var followers: Set<Int> = []
    /// Closures that hear how a source of values has ended, and have nothing to do but where it failed.
    var failing: Set<Int> = []
    /// For closures that are given values, how the source of them ends.
    var endings: [Int: Ending] = [:]
    /// Closures that run where somebody cancels a subscription.
    var cancelling: Set<Int> = []
    /// Closures that hear how one ends by itself.
    var ending: Set<Int> = []
    /// Closures that run where one before them in their chain has thrown.
    var catching: Set<Int> = []
    /// What stands for the choice that the user is offered, if a choice matters.
    var choice: TermID?
    /// Closures given to functions that nobody has looked into.
    var unseen: Set<Int> = []
    /// Calls that may throw although the closure that they were given has run.
    private var throwingBehind: Set<Int> = []
    /// Closures that an object's method may run, as its body says.
    var decided: [Int] = []
    /// Closures that functions run again as their bodies say, which may ask for what a closure gives.
    private(set) var answering: Set<Int> = []
    /// Closures that functions run on all their paths, as their bodies say: none of them stands in for another.
    private(set) var certain: Set<Int> = []

    /// - Parameter events: the blocks in which something happens to the obligation.
    init(for tracked: TrackedObligation, events: [Bool], in graph: FlowGraph, resolver: any CallResolver) {
        isRelevant = Self.relevance(events: events, in: graph)
        modes = graph.regions.map(\.mode)
        firesAgain = graph.regions.indices.map(graph.firesAgain)
        if tracked.mayBeDeclined { leaveOutSilentChoices(of: graph) }
        adoptSummaries(in: graph, resolver: resolver)
        // `load { } failure: { }`: a lone `failure:` is an ordinary sibling of the closure without a label.
        dropLoneAlternatives(in: graph)
        trustRemaining(in: graph)
        joinSiblings(in: graph)
        joinChains(in: graph)
        joinEnds(in: graph)
        joinIdleEnds(in: graph)
        joinValues(in: graph)
    }

    func mode(of region: Int) -> RegionMode { modes[region] }

    func isRelevant(_ region: Int) -> Bool { isRelevant[region] }

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

    /// A function of the file that is given a closure runs it as often as its body says.
    private mutating func adoptSummaries(in graph: FlowGraph, resolver: any CallResolver) {
        for (index, region) in graph.regions.enumerated() where isRelevant[index] {
            guard let call = region.call, let argument = region.argument,
                [.once, .repeating].contains(modes[index]) || isAlone(index, in: graph)
            else { continue }
            let result = graph.calls[call].result
            let isAsked = graph.isAsked(result)
            let found = resolver.summary(
                of: graph.calls[call], argument: argument, in: graph, trustsExpectation: !isAsked)
            guard let summary = found else {
                // What `if loader.start({ … }) { return }` asks is whether the closure will run.
                unseen.insert(index)
                let isToldByResult = isAsked || graph.isTested(result)
                if region.isDeferred, isToldByResult, modes[index] == .once { modes[index] = .kept }
                continue
            }
            // What a function returns that has caught the closure's error may say so.
            if isAsked || graph.isTested(result), graph.throwsOut(of: index) {
                modes[index] = .kept
                continue
            }
            if summary.mayThrowBehind(isAwaited: graph.calls[call].isAwaited) { throwingBehind.insert(call) }
            firesAgain[index] = resolver.keepsForGood(graph.calls[call], argument: argument, in: graph)
            if summary.comesAgain { firesAgain[index] = true }
            if region.runsUntilDone && summary.count.contains(.many) || summary.comesAgain {
                modes[index] = .repeating
                continue
            }
            modes[index] = .once
            if let answer = summary.answerWhenDischarged {
                modes[index] = .reported(by: answer)
                continue
            }
            if region.isDeferred, isAsked && summary.isPartial || graph.isTested(result) && summary.isToldByNil {
                modes[index] = .kept
                continue
            }
            if let inside = summary.inside, let mode = mode(ofGivenBack: result, calling: inside, in: graph, resolver) {
                modes[index] = mode
                continue
            }
            if summary.count == .once { certain.insert(index) }
            if summary.isObligation { continue }
            modes[index] = mode(of: summary.count, isElsewhere: summary.isElsewhere) ?? modes[index]
            if modes[index] == .zeroOrOne, summary.isOfOptional, graph.asksIfReceiverIsNil(of: call) {
                modes[index] = .once
            }
            if modes[index] == .zeroOrOne { decided.append(index) }
            answering.insert(index)
        }
        keepDecided(in: graph)
        keepAlternatives(in: graph, resolver: resolver)
        followThrown(in: graph)
    }

    /// `if !send(data, success: { … }, failure: { … }) { … }`: of what others call later, if at all, the result says whether
    /// they will.
    private mutating func keepAlternatives(in graph: FlowGraph, resolver: any CallResolver) {
        for (index, region) in graph.regions.enumerated() where isRelevant[index] && region.isDeferred {
            guard case .alternative = modes[index], let call = region.call, let argument = region.argument,
                graph.isAsked(graph.calls[call].result)
            else { continue }
            let summary = resolver.summary(
                of: graph.calls[call], argument: argument, in: graph, trustsExpectation: false)
            if summary?.isLeftToOthers ?? true { modes[index] = .kept }
        }
    }

    /// Nothing where the closure is run once, as is assumed.
    ///
    /// What makes a function of another file run it again, a loop over servers or a timer, is out of sight here, and with
    /// it the condition by which the closure knows the last time.
    private func mode(of count: CallCount, isElsewhere: Bool) -> RegionMode? {
        switch count {
        case .never: .never
        case .atMostOnce: .zeroOrOne
        case .many: .oneOrMore
        case .atLeastOnce: isElsewhere ? .repeating : .oneOrMore
        case [.never, .many], [.never, .once, .many]: isElsewhere ? .repeating : .zeroOrMore
        // What a function keeps where it does not turn the closure away, others call as often as they like.
        case .unknown, [.never, .unknown]: .repeating
        default: nil
        }
    }

    /// `load(onSuccess: { … })`: by its label one of several, of which the call has no other.
    private func isAlone(_ index: Int, in graph: FlowGraph) -> Bool {
        guard case .alternative(let group) = graph.regions[index].mode, graph.terms[group].kind != .condition else {
            return false
        }
        return !graph.regions.indices.contains { $0 != index && graph.regions[$0].mode == .alternative(group: group) }
    }

    /// What runs where a closure is called that a function has made of it; nothing where nobody knows when.
    private func mode(
        ofGivenBack closure: TermID, calling inside: CallCount, in graph: FlowGraph, _ resolver: any CallResolver
    ) -> RegionMode? {
        switch GivenBackClosure(closure, in: graph).use(resolver) {
        case .calledOnce: mode(of: inside, isElsewhere: false) ?? .once
        case .oneOfSeveral(let call): .alternative(group: graph.terms.find("outcome", of: call.result) ?? call.result)
        case nil: nil
        }
    }

    /// A completion handler may be there for those who agree. A continuation waits for everybody.
    private mutating func leaveOutSilentChoices(of graph: FlowGraph) {
        for (index, region) in graph.regions.enumerated() where region.isSilentChoice { modes[index] = .never }
    }

    /// A choice of one is none.
    private mutating func dropLoneAlternatives(in graph: FlowGraph) {
        var counts: [TermID: Int] = [:]
        for case .alternative(let group) in modes { counts[group, default: 0] += 1 }
        for index in modes.indices {
            guard case .alternative(let group) = modes[index], counts[group] == 1 else { continue }
            // One control for each turn of a loop is a choice too.
            if graph.terms[group].kind == .condition { continue }
            if let success = success(besideFailure: index, in: graph) {
                modes[success] = modes[index]
                continue
            }
            modes[index] = graph.regions[index].modeAlone
        }
    }
}
