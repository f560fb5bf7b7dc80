import OnceoverControlFlow
import OnceoverSignatures

/// How often functions run the closures that they are given, as their bodies say.
extension RegionPlan {
    /// A function of the file that is given a closure runs it as often as its body says.
    mutating func adoptSummaries(in graph: FlowGraph, summaries: CallSummaries, sources: CallbackSources) {
        for (index, region) in graph.regions.enumerated() where isRelevant[index] {
            guard let number = region.call, let argument = region.argument,
                [.once, .repeating].contains(modes[index]) || isAlone(index, in: graph)
            else { continue }
            let call = graph.calls[number]
            let summary = summaries.summary(
                of: call, argument: argument, in: graph,
                trustsExpectation: !graph.isAsked(call.result) && !call.isTried)
            guard let summary else {
                leaveUnseen(index, givenTo: call, in: graph)
                continue
            }
            adopt(summary, of: index, argument: argument, givenTo: number, in: graph, summaries, sources)
        }
    }

    private mutating func adopt(
        _ summary: ParameterSummary, of index: Int, argument: Int, givenTo number: Int, in graph: FlowGraph,
        _ summaries: CallSummaries, _ sources: CallbackSources
    ) {
        let (region, call) = (graph.regions[index], graph.calls[number])
        assumes[index] = summary.restsOn
        // What a function returns that has caught the closure's error may say so.
        let isTested = graph.isAsked(call.result) || graph.isTested(call.result)
        if isTested, !call.isTried, graph.throwsOut(of: index) {
            modes[index] = .kept
            return
        }
        if summary.neverThrows { unthrowing.insert(number) }
        if summary.mayThrowBehind(isAwaited: call.isAwaited) { throwingBehind.insert(number) }
        firesAgain[index] = sources.keepsForGood(call, argument: argument, in: graph) || summary.comesAgain
        modes[index] =
            mode(of: region, givenTo: call, in: graph, by: summary, summaries)
            ?? mode(of: index, givenTo: number, in: graph, counting: summary)
    }

    /// `load(onSuccess: { … })`: by its label one of several, where neither the call nor its chain has another closure.
    private func isAlone(_ index: Int, in graph: FlowGraph) -> Bool {
        guard case .alternative(let group) = graph.regions[index].mode, graph.terms[group].kind != .condition else {
            return false
        }
        let own = graph.regions[index]
        return !graph.regions.indices.contains {
            $0 != index && (graph.regions[$0].call == own.call || graph.regions[$0].mode == own.mode)
        }
    }

    /// What `if loader.start({ … }) { return }` asks is whether the closure will run.
    private mutating func leaveUnseen(_ index: Int, givenTo call: Call, in graph: FlowGraph) {
        unseen.insert(index)
        let isToldByResult = graph.isAsked(call.result) || graph.isTested(call.result)
        if graph.regions[index].isDeferred, isToldByResult, modes[index] == .once { modes[index] = .kept }
    }

    /// How a closure runs, where the body of the function says more than how often.
    private func mode(
        of region: Region, givenTo call: Call, in graph: FlowGraph, by summary: ParameterSummary,
        _ summaries: CallSummaries
    ) -> RegionMode? {
        if region.done != nil && summary.count.contains(.many) || summary.comesAgain { return .repeating }
        if let answer = summary.answerWhenDischarged { return .reported(by: answer) }
        // What a function hands on, its result may say of whoever it hands it to.
        let isTold =
            graph.isAsked(call.result) && (summary.isPartial || summary.isHandedOn)
            || graph.isTested(call.result) && summary.isToldByNil
        if region.isDeferred, isTold { return .kept }
        return summary.inside.flatMap { mode(ofGivenBack: call.result, calling: $0, in: graph, summaries) }
    }

    private mutating func mode(
        of index: Int, givenTo call: Int, in graph: FlowGraph, counting summary: ParameterSummary
    ) -> RegionMode {
        // Of two closures that a function hands on, to itself or to an object that keeps them, one may be called: only its own
        // paths say of each that it is.
        if summary.count == .once, summary.assumes.isEmpty, !summary.isOfCaller, !isOutcome(index, in: graph) {
            certain.insert(index)
        }
        if summary.isObligation { return .once }
        answering.insert(index)
        // `setObserver { … }`, which may call it at once, and keeps it for all that comes.
        if modes[index] == .repeating, summary.count.contains(.unknown) { return .repeating }
        let mode = mode(of: summary.count, isElsewhere: summary.isElsewhere) ?? .once
        guard mode == .zeroOrOne else { return mode }
        if summary.isOfOptional, graph.asksIfReceiverIsNil(of: call) { return .once }
        decided.append(index)
        return mode
    }

    /// `set(text, success: { … }) { error in … }`: by the label of one of them, a call comes to one of its closures, which a
    /// body that hands each of them on does not say of one alone.
    private func isOutcome(_ index: Int, in graph: FlowGraph) -> Bool {
        let siblings = graph.regions.indices.filter { graph.regions[$0].call == graph.regions[index].call }
        return siblings.count > 1
            && siblings.compactMap { label(of: $0, in: graph) }.contains {
                HandlerName.isSuccess($0) || HandlerName.isFailure($0)
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
        // What it has kept for others, it calls for each thing that is there already.
        case _ where count.isSuperset(of: [.many, .unknown]): .repeating
        default: nil
        }
    }

    /// What runs where a closure is called that a function has made of it; nothing where nobody knows when.
    private func mode(
        ofGivenBack closure: TermID, calling inside: CallCount, in graph: FlowGraph, _ summaries: CallSummaries
    ) -> RegionMode? {
        switch GivenBackClosure(closure, in: graph).use(summaries) {
        case .calledOnce: mode(of: inside, isElsewhere: false) ?? .once
        case .oneOfSeveral(let call): .alternative(group: graph.terms.find("outcome", of: call.result) ?? call.result)
        case nil: nil
        }
    }

    /// `if !send(data, success: { … }, failure: { … }) { … }`: of what others call later, if at all, the result says whether
    /// they will.
    mutating func keepAlternatives(in graph: FlowGraph, summaries: CallSummaries) {
        for (index, region) in graph.regions.enumerated() where isRelevant[index] && region.isDeferred {
            guard case .alternative = modes[index], let call = region.call, let argument = region.argument,
                graph.isAsked(graph.calls[call].result)
            else { continue }
            let summary = summaries.summary(
                of: graph.calls[call], argument: argument, in: graph, trustsExpectation: false)
            if summary?.isLeftToOthers ?? true { modes[index] = .kept }
        }
    }
}
