import OnceoverControlFlow

/// Says what each call of a graph does to one obligation.
struct CallEffects {
    let graph: FlowGraph
    let tracked: TrackedObligation
    let aliases: Aliases
    private let carriers: Carriers
    let wrappers: Wrappers
    let questions: CallQuestions

    init(
        of tracked: TrackedObligation, names: ObligationNames, in graph: FlowGraph, questions: CallQuestions
    ) {
        carriers = names.carriers
        wrappers = names.wrappers
        self.graph = graph
        self.tracked = tracked
        aliases = names.aliases
        self.questions = questions
    }

    /// Nothing where the call has nothing to do with the obligation.
    func effect(of call: Call) -> CallEffect? {
        if let effect = carriers.effect(of: call) { return effect }
        if carriers.isMade(by: call) || wrappers.made.contains(call.result) { return nil }
        var effect = directEffect(of: call)
        let names = [call.receiverOrValue].compactMap { $0 } + call.arguments.flatMap(\.operand.terms)
        effect?.firstTimeOf = names.lazy.compactMap { wrappers.firstTime[$0] }.first
        return effect
    }

    /// By the obligation's own names.
    private func directEffect(of call: Call) -> CallEffect? {
        if discharges(call) {
            if Reports.isReport(call, in: graph), tracked.kind == .handler { return nil }
            var effect = CallEffect.discharge
            effect.slotTerm = call.receiverOrValue.flatMap { aliases.isSlot($0) ? $0 : nil }
            return effect
        }
        if aliases.wraps(call) || aliases.copies(call) { return nil }
        if isWait(call) { return .await }
        if let effect = effect(ofAddedMethod: call) { return effect }
        if isMapped(call) { return isCalledInside(call) ? nil : .handOver(.mapped) }
        if isSplit(call) { return .handOver(.pair) }
        if isMethodOfHandler(call) { return .handOver(.method(call.name ?? "")) }
        if isUnknownOnSlot(call) { return .handOver(.method(call.name ?? "")) }
        if tracked.kind == .handlerPair, let effect = effect(ofPassingPairTo: call) { return effect }
        for (index, argument) in call.arguments.enumerated() {
            guard var effect = effect(of: argument, at: index, in: call) else { continue }
            effect.slotTerm = argument.operand.terms.first { aliases.isSlot($0) }
            return hasOtherCallbacks(call) ? .handOver(.severalCallbacks(call.name ?? "")) : effect
        }
        return nil
    }

    private func discharges(_ call: Call) -> Bool { isStoredHandler(call) || dischargesName(call) }

    private func dischargesName(_ call: Call) -> Bool {
        switch call.callee {
        case .value(let term): aliases.contains(term) || tracked.isDischargingMethod(term, of: aliases, in: graph)
        case .member(let receiver?, let name):
            aliases.contains(receiver) && (tracked.dischargingMethods.contains(name) || isCarried(under: name))
        // `resume(returning: value)`, in a method that the project has added to continuations.
        case .name(let name): tracked.roots == [graph.selfTerm] && tracked.dischargingMethods.contains(name)
        default: false
        }
    }

    /// `completion(…)`, `self.completion(…)`: what looks like a method is the property that holds the handler.
    private func isStoredHandler(_ call: Call) -> Bool {
        guard tracked.kind == .handler, let name = call.name else { return false }
        switch call.callee {
        case .name: return isRoot(name, of: graph.selfTerm)
        case .member(let receiver?, _): return graph.isSelf(receiver) && isRoot(name, of: receiver)
        default: return false
        }
    }

    private func isRoot(_ name: String, of owner: TermID) -> Bool {
        tracked.roots.contains { root in
            if case .member(owner, name) = graph.terms[root].kind { true } else { false }
        }
    }

    /// `request.completion(…)`, where the element carries the handler, or a tuple does.
    private func isCarried(under name: String) -> Bool {
        guard tracked.kind == .handler, let property = tracked.slot?.property else { return false }
        return property.elementMember == name || property.isTuple && property.tupleLabel == name
    }

    /// A call that is given the handler, or `continuation.resume`, and closures besides calls one or the other.
    private func hasOtherCallbacks(_ call: Call) -> Bool {
        guard [.handler, .handlerPair, .continuation].contains(tracked.kind) else { return false }
        return call.arguments.contains { argument in
            guard case .region(let region) = argument.operand, graph.regions[region].isDeferred else { return false }
            return mentions(region)
        }
    }

    /// Whether a closure's body, or one inside it, calls the handler or hands it on.
    private func mentions(_ region: Int) -> Bool {
        graph.blocks.contains { block in
            guard let index = block.call, graph.isInside(block, of: region) else { return false }
            return discharges(graph.calls[index])
                || graph.calls[index].arguments.contains { aliases.contains($0.operand) }
        }
    }

    /// `settle(result, success, failure)`: of handlers that are handed on together, the function is to call one.
    private func effect(ofPassingPairTo call: Call) -> CallEffect? {
        let given = call.arguments.indices.filter { index in
            if case .term(let term) = call.arguments[index].operand { aliases.contains(term) } else { false }
        }
        guard given.count > 1, !hasOtherCallbacks(call) else { return nil }
        return questions.summaries.summary(of: call, handlers: given, in: graph)?.effect
    }

    private func effect(of argument: Argument, at index: Int, in call: Call) -> CallEffect? {
        switch argument.operand {
        case .method(let owner, let name) where aliases.contains(owner) && tracked.dischargingMethods.contains(name):
            return discharge(ofPassing: index, to: call)
        case .term(let term) where tracked.isDischargingMethod(term, of: aliases, in: graph):
            return discharge(ofPassing: index, to: call)
        case .term(let term) where aliases.contains(term): return effect(ofPassing: argument, at: index, to: call)
        case .term(let term) where isPartOfContinuation(term): return .handOver(.part)
        case .aggregate where aliases.contains(argument.operand): return .handOver(.tuple)
        default: return nil
        }
    }

    /// `continuation.reply`, which the project has added: a closure that resumes it, for all that is seen.
    private func isPartOfContinuation(_ term: TermID) -> Bool {
        guard tracked.kind == .continuation, case .member(let owner, _) = graph.terms[term].kind else { return false }
        return aliases.contains(owner)
    }
}
