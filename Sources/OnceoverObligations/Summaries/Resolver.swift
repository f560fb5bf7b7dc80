import OnceoverContracts
import OnceoverControlFlow
import OnceoverDataflow
import OnceoverSymbols
import OnceoverVocabulary

/// Finds the functions that a call may mean, in the file and in what is known of others.
struct Resolver: CallResolver {
    /// Outlives the resolver, which it may keep.
    unowned let context: FileContext
    /// The function in whose body the calls stand.
    let function: Int

    func summary(of call: Call, argument: Int, in graph: FlowGraph, trustsExpectation: Bool) -> ParameterSummary? {
        guard let question = question(of: call, in: graph) else { return nil }
        let here = callees(here: question)
        let isOpen = isOpen(question, here)
        if isOpen, here.isEmpty {
            return context.others.summary(
                elsewhere: question, argument: argument, trustsExpectation: trustsExpectation, isTried: call.isTried)
        }
        guard isOpen else { return ParameterSummary.common(to: summaries(of: call, argument: argument, by: here)) }
        let others = context.others.summaries(
            elsewhere: question, argument: argument, trustsExpectation: trustsExpectation)
        return ParameterSummary.common(
            to: summaries(of: call, argument: argument, by: others.isEmpty ? here : meantBeside(here)) + others)
    }

    /// A call on another object hardly ever means the function that makes it, where another file has one of the name: a
    /// delegate hands on what it is told, and a decorator what it is asked.
    private func meantBeside(_ here: [Callee]) -> [Callee] { here.filter { $0.function != function } }

    private func summaries(of call: Call, argument: Int, by callees: [Callee]) -> [ParameterSummary?] {
        callees.map { summary(of: $0, parameter: $0.mapping[argument], calledBy: call) }
    }

    private func summary(of callee: Callee, parameter: Int, calledBy call: Call) -> ParameterSummary? {
        guard let function = callee.function, !context.code.promisesOtherwise(function, parameter: parameter) else {
            return nil
        }
        if context.summaries.isPending(function, parameter: parameter) { return recursive(function) }
        let constants = constants(givenBy: call, to: function, mapping: callee.mapping)
        var summary = context.summaries.summary(of: function, parameter: parameter, given: constants)?.called(
            by: callee.mapping)
        summary?.isOfCaller = function == self.function
        return summary
    }

    func summary(of call: Call, handlers: [Int], in graph: FlowGraph) -> ParameterSummary? {
        ParameterSummary.common(to: calleesHere(of: call, in: graph).map { summary(of: $0, handlers: handlers) })
    }

    private func summary(of callee: Callee, handlers: [Int]) -> ParameterSummary? {
        guard case .here(let function) = callee.body else { return nil }
        return context.summaries.summary(of: function, handlers: handlers.map { callee.mapping[$0] })
    }

    func calls(of argument: Int, by call: Call) -> CallFrequency? {
        call.name.flatMap {
            context.contracts.callback(of: $0, ClosureUse(of: argument, in: call, literals: [:]))?.calls
        }
    }

    func summaryOfReceiver(of call: Call, ofTypes types: Set<String>) -> ParameterSummary? {
        guard let name = call.name else { return nil }
        let labels = call.arguments.map { ($0.label, $0.isTrailing) }
        let added = context.declarations.functions(named: name).filter { function in
            let declared = context.declarations.functions[function]
            return types.contains(declared.simpleTypeName ?? "") && declared.match(labels) != nil
        }
        guard let only = added.first, added.count == 1 else {
            let question = CalleeQuestion(
                name: name, labels: labels.map { CalleeQuestion.Label(text: $0.0, isTrailing: $0.1) },
                receiver: .unknown,
                own: nil, inherited: [])
            return added.isEmpty ? context.others.summary(ofReceiverIn: question, addedTo: types) : nil
        }
        if context.summaries.isPending(only, parameter: ObligationFinder.receiver) { return recursive(only) }
        return context.summaries.summary(of: only, parameter: ObligationFinder.receiver)
    }

    /// What a call says of a function's parameters by constants, and by leaving out what has one for a default.
    func constants(givenBy call: Call, to function: Int, mapping: [Int]) -> [Int: Fact] {
        var constants: [Int: Fact] = [:]
        for (index, parameter) in context.declarations.functions[function].parameters.enumerated()
        where !parameter.isVariadic {
            if let argument = mapping.firstIndex(of: index) {
                constants[index] = call.arguments[argument].operand.constant
            } else {
                constants[index] = parameter.factByDefault
            }
        }
        return constants
    }

    /// A function that is being summarised hands the obligation on to itself: to the fixpoint, that is one discharge. One that
    /// returns something may tell by it whether it has taken the obligation.
    private func recursive(_ function: Int) -> ParameterSummary {
        let declared = context.declarations.functions[function]
        let mayTell = declared.returnType.map { $0.mayTell } ?? false
        return ParameterSummary(
            outcomes: [CallOutcome(transition: mayTell ? .handOver : .discharge)], isObligation: !mayTell,
            function: declared.name)
    }

    func slotOutcomes(of call: Call, in graph: FlowGraph, slot: StoredProperty, from status: Status) -> [SlotOutcome]? {
        guard isOnSelf(call, in: graph) || isOnOwner(of: slot, call, in: graph), let name = call.name else {
            return nil
        }
        let here = calleesHere(of: call, in: graph)
        if here.count == 1, let callee = here[0].function, areAll(here, of: call, in: graph) {
            return callee == function ? nil : context.slots.outcomes(of: callee, slot: slot, from: status)
        }
        if slot.isGlobal { return nil }
        let asked = SlotQuestion(
            method: FactName.method(name, of: slot.typeName), slot: slot.key, before: status.code)
        // Both are asked for at once: what is asked later is not looked for.
        let isUnambiguous = isUnambiguous(call, here, in: graph)
        let effects = context.others.slotEffects(elsewhere: asked)
        guard isUnambiguous, !effects.isEmpty else { return nil }
        return effects.map { SlotOutcome(status: Status(code: $0.after), throwsError: $0.throwsError, method: nil) }
    }

    /// Whether a call means one function at most.
    private func isUnambiguous(_ call: Call, _ here: [Callee], in graph: FlowGraph) -> Bool {
        guard let question = question(of: call, in: graph), isOpen(question, here) else { return here.count <= 1 }
        return here.isEmpty && !context.others.areSeveral(elsewhere: question)
    }

    /// `locator.stop()`, where `locator` has the property.
    private func isOnOwner(of slot: StoredProperty, _ call: Call, in graph: FlowGraph) -> Bool {
        guard let keeper = context.code.keeper(of: slot, in: function, laidOutAs: graph) else { return false }
        return call.receiver == keeper
    }

    func isOnSelf(_ call: Call, in graph: FlowGraph) -> Bool {
        switch call.callee {
        case .name: true
        case .member(let receiver?, _): receiver == graph.selfTerm
        default: false
        }
    }

    // MARK: - Stored properties

    func keeps(_ target: TermID, in graph: FlowGraph) -> Bool {
        guard let path = storedPath(of: target, in: graph) else { return false }
        return context.keepers.keeps(path, of: context.declarations.functions[function].typeName)
    }

    func usesUp(_ target: TermID, in graph: FlowGraph) -> Bool {
        guard let path = storedPath(of: target, in: graph) else { return false }
        return context.keepers.usesUp(path, of: context.declarations.functions[function].typeName)
    }

    func keeps(_ call: Call, argument: Argument, in graph: FlowGraph) -> Bool {
        switch call.callee {
        case .member(of: nil, let caseName):
            let targets = graph.targets(assigned: call.result)
            let type = context.declarations.functions[function].typeName
            return targets.contains { target in
                storedPath(of: target, in: graph).map {
                    context.keepers.keeps($0, of: type, inCase: caseName)
                } ?? false
            }
        case .member(let receiver?, let name) where Vocabulary.storingMethods.contains(name):
            return keeps(receiver, in: graph)
        case .name(let name), .member(_, let name):
            guard Call.isTypeName(name), let label = argument.label else { return false }
            return context.keepers.keepsMember(label, of: name)
        default: return false
        }
    }

    /// The names from `self` to a term, without subscripts; nothing where it is no member of `self`.
    private func storedPath(of term: TermID, in graph: FlowGraph) -> [String]? {
        var path: [String] = []
        var current = term
        while current != graph.selfTerm {
            guard case .member(let owner, let name) = graph.terms[current].kind else { return nil }
            if !name.hasPrefix("[") { path.append(name) }
            current = owner
        }
        return path.reversed()
    }
}
