import OnceoverContracts
import OnceoverControlFlow
import OnceoverSignatures
import OnceoverVocabulary

/// What a call does to an obligation that it is given.
extension CallEffects {
    func effect(ofPassing argument: Argument, at index: Int, to call: Call) -> CallEffect? {
        let name = call.name ?? "a closure"
        if isInspection(call) { return nil }
        if questions.stored.keeps(call, argument: argument, in: graph) { return .store }
        if call.callee == .member(of: nil, name: name) { return .handOver(.value) }
        let makes = Self.makes(name) || isFactory(call)
        let isExpected = call.name == nil ? isDischargeOfClosure : !makes && isDischarge(argument, of: name)
        // `switch machine.write(part, promise: promise)`: the case says who has the promise.
        if tracked.kind == .promise, graph.isTested(call.result) {
            return .handOver(.answer(name))
        }
        let givesClosure = isExpected && givesCalledClosure(call)
        let isUsed = graph.isAsked(call.result) || graph.isTested(call.result) || givesClosure
        let trusts = isExpected && !isUsed && !call.isOfSuperclass
        if let summary = questions.summaries.summary(of: call, argument: index, in: graph, trustsExpectation: trusts) {
            if givesClosure, summary.isHandedOn { return Self.keptByClosure(of: name) }
            var effect = call.isOfSuperclass ? summary.effectOnOverride : summary.effect
            effect.isOncePerObject = summary.isPartial && questions.grants.runsOnce(call, in: graph)
            effect.isOnceForGood = effect.isOncePerObject && questions.grants.runsOnceForGood(call, in: graph)
            effect.isKeptByMade = call.isInitializer && summary.isLeftToOthers
            return effect
        }
        if tracked.kind == .promise, let effect = effect(ofPassingPromise: index, to: call) { return effect }
        if makes {
            return isPutToWork(call, with: argument)
                ? .dischargeByName : .handOver(.value)
        }
        if graph.isAsked(call.result) { return .handOver(.answer(name)) }
        if givesClosure { return Self.keptByClosure(of: name) }
        guard isExpected else { return .handOver(.unknownFunction(name)) }
        return discharge(ofPassing: index, to: call)
    }

    /// An unknown function is taken to call a handler that it is given by its name, if no contract says so.
    func discharge(ofPassing argument: Int, to call: Call) -> CallEffect {
        questions.summaries.calls(of: argument, by: call) == .exactlyOnce ? .dischargeUnlessThrown : .dischargeByName
    }

    /// What a contract says: `source.cascade(to: promise)`. What tells the promise of one outcome only leaves it alone in the
    /// other, if nobody else tells it; others may tell it of that one, before or later.
    func effect(ofPassingPromise argument: Int, to call: Call) -> CallEffect? {
        switch questions.summaries.calls(of: argument, by: call) {
        case .exactlyOnce?: return .dischargeUnlessThrown
        case .atMostOnce? where isOnlyCall(call):
            return CallEffect(outcomes: [CallOutcome(transition: .discharge), CallOutcome(transition: .none)])
        case .atMostOnce?:
            return CallEffect(
                outcomes: [CallOutcome(transition: .offer)], reason: .unknownFunction(call.name ?? "a closure"))
        default: return nil
        }
    }

    /// Whether no other call is made on the obligation, or given it.
    private func isOnlyCall(_ call: Call) -> Bool {
        !graph.calls.contains { other in
            other.result != call.result
                && (other.receiverOrValue.map { aliases.contains($0) } ?? false
                    || other.arguments.contains { aliases.contains($0.operand) })
        }
    }

    /// Whether an unknown function is taken to discharge the argument.
    private func isDischarge(_ argument: Argument, of name: String) -> Bool {
        switch tracked.kind {
        // A continuation is no closure. What a function makes of it may be one, or `continuation.resume` under a name.
        case .continuation where isClosure(argument): isCompletion(argument, of: name)
        case .handler, .handlerPair, .answerable: isCompletion(argument, of: name)
        case .promise: argument.label == "promise"
        case .continuation, .stream: false
        }
    }

    private func isClosure(_ argument: Argument) -> Bool {
        argument.operand.terms.contains { wrappers.closures.contains($0) || aliases.methodNames.contains($0) }
    }

    /// Whether a closure that nobody looks into, as mocks have them, is taken to call a completion handler that it is given.
    private var isDischargeOfClosure: Bool {
        [.handler, .handlerPair].contains(tracked.kind) && HandlerName.isCompletion(tracked.name)
    }

    /// An API without a body calls its completion handler once; so does a queue that is given a closure.
    private func isCompletion(_ argument: Argument, of name: String) -> Bool {
        if let label = argument.label,
            HandlerName.isCompletion(label) || HandlerName.isNext(label) || Vocabulary.runningLabels.contains(label)
        {
            return true
        }
        return HandlerName.impliesCompletion(function: name)
            || argument.label == nil && Vocabulary.queueingMethods.contains(name)
    }

    /// A constructor, or a function that makes a control for the user, keeps its handler for later.
    private static func makes(_ name: String) -> Bool {
        Call.isTypeName(name) || name == "init" || Vocabulary.controlTypeEndings.contains(where: name.hasSuffix)
    }

    /// Whether a value of this type is something that the user acts on. A function of such a name may load one.
    private static func isShown(_ type: String) -> Bool {
        (Vocabulary.controlTypeEndings + Vocabulary.shownTypeEndings).contains(where: type.hasSuffix)
    }

    /// `Upload(file, completion: completion).start()`, `queue.add(Upload(file, completion: completion))`: what nobody looks into and is
    /// made with a completion handler calls it, as a function does. What the user is shown may be closed.
    private func isPutToWork(_ call: Call, with argument: Argument) -> Bool {
        guard [.handler, .handlerPair].contains(tracked.kind), let type = call.name, Call.isTypeName(type),
            !Self.isShown(type), let label = argument.label, HandlerName.isCompletion(label)
        else { return false }
        let names = Set(graph.targets(assigned: call.result) + [call.result])
        return graph.calls.contains { other in
            other.receiver.map(names.contains) ?? false
                || other.arguments.contains { $0.operand.terms.contains(where: names.contains) }
        }
    }

    /// `let step = factory.make(from: file, completion: completion)`, of which something is made use of.
    private func isFactory(_ call: Call) -> Bool {
        guard let name = call.name, name.hasPrefix("make") else { return false }
        let isNamedSo = name == "make" || name.dropFirst(4).first?.isUppercase == true
        return isNamedSo && graph.isNamed(call.result)
    }

    private static func keptByClosure(of function: String) -> CallEffect {
        .handOver(.givenBack(function))
    }

    /// `let logged = log(completion: completion)`, and then `logged(.success(list))`.
    private func givesCalledClosure(_ call: Call) -> Bool {
        let names = graph.targets(assigned: call.result)
        return !names.isEmpty
            && graph.calls.contains { other in
                if case .value(let called) = other.callee { names.contains(called) } else { false }
            }
    }

    /// Whether a call only looks at its argument. A function of the file goes before a global one of the same name.
    private func isInspection(_ call: Call) -> Bool {
        guard case .name(let name) = call.callee else { return false }
        let isKnown =
            Vocabulary.inspectingFunctions.contains(name)
            || tracked.isFuture && ObligationType.observing(.promise).contains(name)
        return isKnown && !questions.callees.isDeclaredHere(call, in: graph)
    }
}
