import OnceoverControlFlow
import OnceoverDiagnostics
import OnceoverSymbols

/// What a function does with one of its parameters: the ways in which it can end.
struct ParameterSummary: Hashable, Sendable {
    let outcomes: [CallOutcome]
    /// Whether the parameter is an obligation in its own right, so that the function is blamed and not its caller.
    let isObligation: Bool
    let function: String
    /// Whether the function stands in another file.
    var isElsewhere = false
    /// How often a closure that the function gives back calls the parameter each time.
    var inside: CallCount?
    /// Whether a callback of the function's own that comes again and again calls the parameter each time.
    var comesAgain = false
    /// Whether the function is one that is added to optionals, and may ask for there being a value.
    var isOfOptional = false
    /// Whether the function is the one that calls it: what it does rests on what it is taken to do.
    var isOfCaller = false
    /// Whether it leaves the parameter alone only where a property of its object says that this is settled.
    var leavesOnlySettled = false

    /// The assumptions that complete what is said of its paths.
    var assumes: Set<AssumptionID> = []

    /// Of a function that is still being found out about: to the least fixpoint, it does not return.
    static let bottom = ParameterSummary(outcomes: [], isObligation: false, function: "")

    /// Of a function that gives back a closure: where it would call the parameter, the closure will, if anybody calls it.
    /// Of two such closures that one call is given, one is called. Of two handlers that it is made of, the closure calls one.
    var leftToClosure: ParameterSummary {
        let left = outcomes.map { outcome in
            outcome.transition == .none && !isObligation
                ? outcome
                : CallOutcome(
                    transition: .handOver, result: outcome.result, parts: outcome.parts,
                    throwsError: outcome.throwsError)
        }
        var summary = ParameterSummary(
            outcomes: left, isObligation: false, function: function, isElsewhere: isElsewhere)
        summary.inside = count
        return summary
    }

    /// Of a function that gives back a control, as a button of an alert: the user may choose it, or leave it alone.
    var leftToChoice: ParameterSummary {
        ParameterSummary(
            outcomes: [CallOutcome(transition: .handOver)], isObligation: false, function: function,
            isElsewhere: isElsewhere)
    }

    /// How often the parameter is called.
    var count: CallCount {
        outcomes.reduce(.bottom) { count, outcome in
            switch outcome.transition {
            case .none: outcome.throwsError ? count : count.join(.never)
            case .discharge: count.join(.once)
            case .dischargeTwice: count.join(.many)
            case .store, .handOver, .offer, .await: count.join(.unknown)
            }
        }
    }

    /// Whether a caller may conclude that the parameter is called once, and that nothing is thrown then.
    var isExpected: Bool {
        let isOnce = isObligation && !isIgnored && answerWhenDischarged == nil && !isToldByNil || count == .once
        return isOnce && !mayThrowBehind(isAwaited: true)
    }

    /// The same as a call sees it.
    ///
    /// - Parameter mapping: the number of the parameter that each argument goes to.
    func called(by mapping: [Int]) -> ParameterSummary {
        guard outcomes.contains(where: { !$0.lent.isEmpty }) else { return self }
        var called = ParameterSummary(
            outcomes: outcomes.map { $0.lending(by: mapping) }, isObligation: isObligation, function: function,
            isElsewhere: isElsewhere)
        called.inside = inside
        called.comesAgain = comesAgain
        called.isOfOptional = isOfOptional
        called.isOfCaller = isOfCaller
        called.leavesOnlySettled = leavesOnlySettled
        called.assumes = assumes
        return called
    }

    /// Whether some way of returning leaves the parameter alone and another does not.
    var isPartial: Bool { outcomes.arePartial }

    /// For a function that returns whether it takes care of the parameter: what it then returns.
    var answerWhenDischarged: Bool? {
        let returning = outcomes.filter { !$0.throwsError }
        guard let answer = returning.first(where: { $0.transition != .none })?.result, case .boolean(let value) = answer
        else {
            return nil
        }
        let isReported = returning.allSatisfy { $0.result == .boolean($0.transition == .none ? !value : value) }
        return isReported && returning.contains { $0.transition == .none } ? value : nil
    }

    /// Whether the truth value that is returned says that the parameter is left to the caller: wherever the function takes
    /// care of it, it returns the other one.
    private func isTold(_ outcome: CallOutcome) -> Bool {
        guard outcome.transition == .none else { return false }
        let taking = outcomes.filter { !$0.throwsError && $0.transition != .none }
        return outcome.told.contains { part, fact in
            guard case .boolean(let value) = fact else { return false }
            return !taking.isEmpty && taking.allSatisfy { $0.told[part] == .boolean(!value) }
        }
    }

    /// Whether a caller sees by the result if it still has to discharge the obligation: `nil` where the function has.
    var isToldByNil: Bool {
        let returning = outcomes.filter { !$0.throwsError }
        let left = returning.filter { $0.transition == .none }
        return !left.isEmpty && left.count < returning.count && left.allSatisfy { $0.result != .isNil(true) }
            && returning.allSatisfy { $0.transition == .none || $0.result == .isNil(true) }
    }

    /// Whether the function can throw although it has called the parameter, or although others had the time to: what it has
    /// stored, they may call while it waits.
    func mayThrowBehind(isAwaited: Bool) -> Bool {
        outcomes.contains { outcome in
            guard outcome.throwsError else { return false }
            return switch outcome.transition {
            case .discharge, .dischargeTwice: true
            case .store: isAwaited && !isObligation
            case .none, .handOver, .offer, .await: false
            }
        }
    }

    /// Whether no path of the function throws. Of what is handed on, not all paths are known, and a function that does
    /// nothing with the parameter has yet to be written.
    var neverThrows: Bool {
        outcomes.contains { $0.transition != .none }
            && outcomes.allSatisfy { !$0.throwsError && $0.transition != .handOver }
    }

    /// Whether the function leaves the parameter alone on all its paths: it is blamed, and its caller need not count on it.
    private var isIgnored: Bool {
        function != "init" && !outcomes.isEmpty && outcomes.allSatisfy { $0.transition == .none }
    }

    /// Whether other code has the parameter wherever the function returns.
    var isHandedOn: Bool {
        outcomes.contains { $0.transition == .handOver }
            && outcomes.allSatisfy { $0.transition == .handOver || $0.throwsError }
    }

    /// Whether no path of the function calls the parameter, and each path passes it to other code.
    var isLeftToOthers: Bool {
        !outcomes.isEmpty && outcomes.allSatisfy { $0.throwsError || [.store, .handOver].contains($0.transition) }
    }

    /// What a call does that passes an obligation for the parameter.
    var effect: CallEffect {
        if isObligation, isIgnored { return .handOver(.leftAlone(by: function)) }
        var effect = effectOfPaths
        effect.leavesOnlySettled = leavesOnlySettled
        effect.assumes = restsOn
        return effect
    }

    /// The assumptions that a caller needs to conclude that the parameter is called once.
    var restsOn: Set<AssumptionID> { isBlamed ? assumes.union([.calleeKeepsPromise]) : assumes }

    /// Whether what the function does wrong is reported there, and its caller is none the worse for it.
    private var isBlamed: Bool { isObligation && count != .once }

    /// The same for a call by `super`: if the function does nothing on any path, it leaves the discharge to overriding
    /// methods.
    var effectOnOverride: CallEffect {
        isObligation && isIgnored ? CallEffect(outcomes: outcomes, helper: function) : effectOfPaths
    }

    private var effectOfPaths: CallEffect {
        if isToldByNil { return CallEffect(outcomes: outcomes.map(\.withPresence), helper: function) }
        guard isObligation, answerWhenDischarged == nil else {
            let isUnknown = outcomes.contains { $0.transition == .handOver }
            return CallEffect(
                outcomes: outcomes, reason: isUnknown ? .ownFunction : nil, helper: function)
        }
        let kept = outcomes.map { outcome in
            outcome.throwsError || isTold(outcome)
                ? outcome : outcome.with(.discharge)
        }
        return CallEffect(outcomes: kept.isEmpty ? [CallOutcome(transition: .discharge)] : kept, helper: function)
    }
}

extension ParameterSummary {
    /// What all functions that may be meant do alike; nil if one is not known, or they differ.
    static func common(to summaries: [ParameterSummary?]) -> ParameterSummary? {
        guard var first = summaries.first ?? nil else { return nil }
        let outcomes = Set(first.outcomes)
        first.leavesOnlySettled = summaries.allSatisfy { $0?.leavesOnlySettled ?? false }
        first.assumes = Set(summaries.flatMap { $0?.assumes ?? [] })
        return summaries.allSatisfy { $0.map { Set($0.outcomes) == outcomes } ?? false } ? first : nil
    }

    /// What the exploration of a function's paths says of one of its parameters.
    init(of exploration: Exploration, in graph: FlowGraph, isObligation: Bool, function: DeclaredFunction) {
        let parts = ReturnedParts(of: function, in: graph)
        self.init(
            outcomes: Self.outcomes(of: exploration, in: graph, parts), isObligation: isObligation,
            function: function.name)
    }

    private static func outcomes(
        of exploration: Exploration, in graph: FlowGraph, _ parts: ReturnedParts
    ) -> [CallOutcome] {
        guard exploration.isComplete else { return [CallOutcome(transition: .handOver)] }
        var outcomes: [CallOutcome] = []
        for point in exploration.simulation.points where point.node == graph.exit || point.node == graph.throwExit {
            guard !exploration.isLeftOpen(point),
                let transition = transition(to: Status(code: point.state.property).progress)
            else { continue }
            let result = point.state.facts.fact(of: graph.returnTerm)
            let outcome = CallOutcome(
                transition: transition, result: result, parts: parts.facts(in: point.state.facts),
                throwsError: point.node == graph.throwExit,
                lent: Lending(body: exploration.flow.body).lentStates(in: point.state.facts))
            if !outcomes.contains(outcome) { outcomes.append(outcome) }
        }
        return outcomes
    }

    private static func transition(to progress: Progress) -> Transition? {
        switch progress {
        case .dormant: nil
        case .pending: Transition.none
        case .discharged, .dischargedAndHandedOver: .discharge
        case .repeated: .dischargeTwice
        case .stored: .store
        case .handedOver: .handOver
        }
    }
}
