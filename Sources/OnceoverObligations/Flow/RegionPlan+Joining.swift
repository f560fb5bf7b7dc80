import OnceoverControlFlow
import OnceoverDataflow
import OnceoverSignatures
import OnceoverSymbols
import OnceoverVocabulary

/// Closures that stand in for one another, or follow one another.
extension RegionPlan {
    /// `coordinator.apply(.cached) { completion() }`, twice: which of the closures an object runs, its state says.
    mutating func keepDecided(in graph: FlowGraph) {
        func object(_ index: Int) -> TermID? {
            let receiver = graph.call(givenRegion: index)?.receiver
            return receiver == graph.selfTerm ? nil : receiver
        }
        let byObject = Dictionary(grouping: decided.filter { object($0) != nil }) { object($0)! }
        for members in byObject.values where Set(members.map { graph.regions[$0].call }).count > 1 {
            for index in members { modes[index] = .kept }
        }
    }

    /// `attempt({ try save() }, orElse: { completion(false) })`: of a closure that throws, another one of the call hears.
    mutating func followThrown(in graph: FlowGraph) {
        for index in decided where isBehindThrowing(index, where: certain.contains, in: graph) {
            catching.insert(index)
        }
    }

    /// `request(page, parse: { try read($0) }, onError: { completion($0) })`: who runs a closure that throws hears of the
    /// error, and tells the one of its closures that is there for errors.
    mutating func followThrownErrors(in graph: FlowGraph) {
        for (index, mode) in modes.enumerated() where isRelevant[index] && isForErrors(index, in: graph) {
            guard case .alternative = mode else { continue }
            if isBehindThrowing(index, where: { modes[$0] == mode }, in: graph) { catching.insert(index) }
        }
    }

    /// Whether a closure that throws stands before one in its call, of those that are meant.
    private func isBehindThrowing(_ region: Int, where isMeant: (Int) -> Bool, in graph: FlowGraph) -> Bool {
        graph.regions.indices.prefix(region).contains {
            graph.regions[$0].call == graph.regions[region].call && isMeant($0) && graph.throwsOut(of: $0)
        }
    }

    private func isForErrors(_ region: Int, in graph: FlowGraph) -> Bool {
        label(of: region, in: graph).map(HandlerName.isFailure) ?? false || hearsError(region, in: graph)
    }

    /// `parse(text, found: { done($0) }, failed: { _ in XCTFail() })`: where all other closures of a call end the program, or
    /// fail the test, the caller knows that this one runs.
    mutating func trustRemaining(in graph: FlowGraph) {
        for index in modes.indices where isRelevant[index] && modes[index] == .zeroOrOne {
            let siblings = graph.regions.indices.filter {
                $0 != index && graph.regions[$0].call != nil && graph.regions[$0].call == graph.regions[index].call
            }
            if !siblings.isEmpty, siblings.allSatisfy({ neverEnds($0, in: graph) }) { modes[index] = .once }
        }
    }

    /// `load { total in … } failure: { error in … }`, `load(success: { total in … }) { error in … }`: the first closure behind
    /// the parentheses has lost its label, which was that of the other outcome.
    func unlabelledOutcome(besides region: Int, in graph: FlowGraph) -> Int? {
        guard let label = label(of: region, in: graph) else { return nil }
        let call = graph.regions[region].call
        let siblings = graph.regions.indices.filter { graph.regions[$0].call == call && $0 != region }
        guard let only = siblings.first, siblings.count == 1, self.label(of: only, in: graph) == nil,
            isRelevant[only] != isRelevant[region]
        else { return nil }
        if isRelevant[only], HandlerName.isFailure(label) { return mayBeOutcome(only) ? only : nil }
        guard HandlerName.isSuccess(label), hearsError(only, in: graph) else { return nil }
        return isRelevant[region] || mayBeOutcome(only) ? only : nil
    }

    private func mayBeOutcome(_ region: Int) -> Bool { unseen.contains(region) && modes[region] == .once }

    private func hearsError(_ region: Int, in graph: FlowGraph) -> Bool {
        graph.regions[region].parameters.last.map { ErrorName.isOne(graph.terms[$0].name) } ?? false
    }

    private func neverEnds(_ region: Int, in graph: FlowGraph) -> Bool {
        let body = graph.regions[region]
        let inside = graph.directed(without: graph.exit) { $0.outcome != .skipsClosure(region) }
        return !WorklistSolver.reachable(in: inside, from: [body.entry])[body.exit]
    }

    /// Several closures of one call that each can discharge are ways for it to end.
    mutating func joinSiblings(in graph: FlowGraph) {
        let relevant = graph.regions.indices.filter {
            isRelevant[$0] && isSingleRun(modes[$0]) && !certain.contains($0)
                && (graph.regions[$0].isDeferred || isCompletion($0, in: graph))
        }
        let siblings = Dictionary(grouping: relevant.filter { graph.regions[$0].call != nil }) {
            graph.regions[$0].call!
        }
        for (call, members) in siblings where members.count > 1 {
            if isCompletion(members.last!, in: graph) {
                followers.formUnion(members.dropFirst())
                continue
            }
            for member in members { modes[member] = .alternative(group: graph.calls[call].result) }
            // `sink { completion in … } receiveValue: { … }`
            guard label(of: members.last!, in: graph) == "receiveValue" || hearsEnd(members[0], in: graph) else {
                continue
            }
            if graph.regions[members[0]].followsValue { failing.formUnion(members.dropLast()) }
            if members.count == 2, let ending = Ending(members[0], behind: members[1], in: graph) {
                endings[members[1]] = ending
            }
        }
    }

    /// `sink { _ in } receiveValue: { completion($0) }`: where the source fails, the first closure runs and not the other.
    mutating func joinIdleEnds(in graph: FlowGraph) {
        guard cancelling.isEmpty else { return }
        for (index, region) in graph.regions.enumerated() where isRelevant[index] && isSingleRun(modes[index]) {
            guard label(of: index, in: graph) == "receiveValue", let call = region.call,
                let end = graph.regions.indices.first(where: { graph.regions[$0].call == call }), !isRelevant[end],
                hearsEnd(end, in: graph)
            else { continue }
            for member in [end, index] { modes[member] = .alternative(group: graph.calls[call].result) }
            failing.insert(end)
        }
    }

    /// `load().then { … }.catch { … }`: what catches has its turn where the source has failed, or what stands before it has
    /// thrown.
    mutating func joinChains(in graph: FlowGraph) {
        for index in graph.regions.indices where isRelevant[index] {
            guard case .alternative(let group) = graph.regions[index].mode, isCatching(index, in: graph) else {
                continue
            }
            let earlier = graph.regions.indices.prefix(index).filter { isBefore($0, index, in: graph) }
            guard !earlier.isEmpty else { continue }
            for member in earlier + [index] { modes[member] = .alternative(group: group) }
            catching.insert(index)
        }
    }

    private func isCatching(_ region: Int, in graph: FlowGraph) -> Bool {
        graph.call(givenRegion: region)?.name.map(Vocabulary.catchingSteps.contains) ?? false
    }

    /// Whether a closure that can discharge stands before another one in its chain.
    private func isBefore(_ region: Int, _ other: Int, in graph: FlowGraph) -> Bool {
        guard isRelevant[region], graph.regions[region].isDeferred, !isCatching(region, in: graph) else { return false }
        let isSingle: Bool = if case .alternative = modes[region] { true } else { modes[region] == .once }
        guard isSingle, let request = graph.request(givingTo: region) else { return false }
        return request == graph.request(givingTo: other)
    }

    /// `handleEvents(receiveCancel: { … }).sink { completion in … } receiveValue: { … }`: it is cancelled, or it ends.
    mutating func joinEnds(in graph: FlowGraph) {
        let relevant = graph.regions.indices.filter { isRelevant[$0] && graph.regions[$0].isDeferred }
        cancelling = Set(relevant.filter { label(of: $0, in: graph) == "receiveCancel" })
        if cancelling.isEmpty { return }
        ending = Set(
            relevant.filter { hearsEnd($0, in: graph) })
    }

    /// `receiveCompletion: { … }`, or the first closure of `sink { … } receiveValue: { … }`.
    func hearsEnd(_ region: Int, in graph: FlowGraph) -> Bool {
        if label(of: region, in: graph) == "receiveCompletion" { return true }
        guard let call = graph.call(givenRegion: region), call.name == "sink" else { return false }
        return call.arguments.count > 1 && graph.regions[region].argument == 0
    }

    func label(of region: Int, in graph: FlowGraph) -> String? {
        guard let call = graph.call(givenRegion: region) else { return nil }
        return graph.regions[region].argument.flatMap { call.arguments[$0].label }
    }

    /// `write { … } completion: { … }`: the last closure hears how the others have ended.
    private func isCompletion(_ region: Int, in graph: FlowGraph) -> Bool {
        label(of: region, in: graph).map(HandlerName.isCompletion) ?? false
    }

    /// Closures that values are made with, of types that nobody knows, run when those are used: which of them does is
    /// decided elsewhere. `Option(title) { completion(1) }` in a list of options is one of several.
    mutating func joinValues(in graph: FlowGraph) {
        let offered = graph.regions.indices.filter { isRelevant[$0] && isChoice(modes[$0], in: graph) }
        let unseen = graph.regions.indices.filter { isOfUnseenValue($0, in: graph) }
        let outer = Set((unseen + offered).flatMap { graph.closures(outwardFrom: graph.regions[$0].parent) })
        let innermost = unseen.filter { !outer.contains($0) }
        if let first = offered.first, case .alternative(let group) = modes[first] { choice = group }
        guard innermost.count + offered.count > 1,
            let group = choice ?? graph.regions[innermost[0]].call.map({ graph.calls[$0].result })
        else { return }
        for index in innermost { modes[index] = .alternative(group: group) }
    }

    private func isChoice(_ mode: RegionMode, in graph: FlowGraph) -> Bool {
        if case .alternative(let group) = mode { graph.terms[group].kind == .condition } else { false }
    }

    private func isOfUnseenValue(_ index: Int, in graph: FlowGraph) -> Bool {
        let region = graph.regions[index]
        guard unseen.contains(index), region.isDeferred, !region.surelyRuns, let call = region.call else {
            return false
        }
        return [.once, .alternative(group: graph.calls[call].result)].contains(modes[index])
            && graph.calls[call].isInitializer
    }

    private func isSingleRun(_ mode: RegionMode) -> Bool {
        switch mode {
        case .once, .zeroOrOne, .repeating, .alternative: true
        default: false
        }
    }
}
