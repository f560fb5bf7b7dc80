import OnceoverControlFlow
import OnceoverSymbols
import SwiftSyntax

extension FileContext {
    /// What a function does with a parameter; nil while that is being computed, or if the parameter is not a closure.
    func summary(of function: Int, parameter: Int) -> ParameterSummary? {
        let key = ParameterKey(function: function, parameter: parameter)
        if let known = summaries[key] { return known }
        let isReceiver = parameter == ObligationFinder.receiver
        guard isReceiver || declarations.functions[function].parameters[parameter].isFollowed else { return nil }
        return summary(key)
    }

    /// What a function does with handlers of which it must call one; nil while that is being computed, or if one is not
    /// a closure.
    func summary(of function: Int, handlers: [Int]) -> ParameterSummary? {
        let key = ParameterKey(function: function, parameters: handlers)
        if let known = summaries[key] { return known }
        let parameters = declarations.functions[function].parameters
        return handlers.allSatisfy { parameters[$0].shape.isHandler } ? summary(key) : nil
    }

    private func summary(_ key: ParameterKey) -> ParameterSummary? {
        guard pending.insert(key).inserted else { return nil }
        let summary = makeSummary(key)
        pending.remove(key)
        summaries[key] = summary
        return summary
    }

    /// Whether no summary is in the middle of being found out.
    var isSettled: Bool { pending.isEmpty }

    /// Whether a function says that it does not call a closure exactly once. That counts more than what its body does.
    func promisesOtherwise(_ function: Int, parameter: Int) -> Bool {
        let promise = annotated.calls(of: parameter, by: declarations.functions[function])
        return promise.map { $0 != .exactlyOnce } ?? false
    }

    func isPending(_ function: Int, parameter: Int) -> Bool {
        guard pending.contains(ParameterKey(function: function, parameter: parameter)) else { return false }
        entangled += 1
        return true
    }

    /// The same for a call that is known to give other parameters constants, where that can make a difference.
    func summary(of function: Int, parameter: Int, given constants: [Int: Fact]) -> ParameterSummary? {
        guard let summary = summary(of: function, parameter: parameter) else { return nil }
        guard summary.isPartial, !constants.isEmpty else { return summary }
        let key = ConstantsKey(key: ParameterKey(function: function, parameter: parameter), constants: constants)
        if let known = summariesOfConstants[key] { return known }
        let flow = exploration(of: key.key).flow
        var state = flow.initialState
        for (index, fact) in constants { state.facts.set(flow.graph.parameters[index], to: fact) }
        let made = makeSummary(key.key, of: Exploration(flow, from: state))
        summariesOfConstants[key] = made
        return made
    }

    private func makeSummary(_ key: ParameterKey) -> ParameterSummary { makeSummary(key, of: exploration(of: key)) }

    private func makeSummary(_ key: ParameterKey, of exploration: Exploration) -> ParameterSummary {
        let finder = ObligationFinder(context: self, function: key.function)
        let declared = declarations.functions[key.function]
        var summary = ParameterSummary(
            of: exploration, in: exploration.flow.graph, isObligation: key.parameters.allSatisfy(finder.isObligation),
            function: declared)
        summary.assumes = Proof(exploration, function: key.function, context: self).completions
        summary.isOfOptional = declared.simpleTypeName == "Optional"
        summary.leavesOnlySettled =
            summary.isPartial
            && SettledFlag(exploration: exploration, function: key.function, context: self).isAsked
        summary.comesAgain = summary.count.contains(.many) && exploration.isRepeatedForEver
        if summary.isHandedOn, declared.makesValue { return summary.leftToChoice }
        if exploration.flow.plan.choice != nil, declared.returnType != nil { return summary.leftToChoice }
        if declared.returnType.map(Self.isChoice) ?? false { return summary.leftToChoice }
        return declared.givesBackClosure ? summary.leftToClosure : summary
    }

    /// What a function gives a closure that it is given; nothing yet while that is being found out.
    func deliveries(of function: Int, parameter: Int) -> Deliveries {
        let key = ParameterKey(function: function, parameter: parameter)
        if let known = deliveries[key] { return known }
        deliveries[key] = Deliveries()
        let finder = DeliveryFinder(exploration: exploration(of: key), function: declarations.functions[function])
        let found = finder.deliveries()
        deliveries[key] = found
        return found
    }

    /// `-> UIAction`: what the user may choose, and may leave alone, as what he is shown with choices in it.
    private static func isChoice(_ type: TypeSyntax) -> Bool {
        Declarations.name(of: type).map(AlternativeClosures.isChoice(type:)) ?? false
    }

    /// Whether the object that a method belongs to is there whenever a parameter is called; not while that is being found
    /// out.
    func holdsSelf(_ method: Int, whileCalling parameter: Int) -> Bool {
        let key = ParameterKey(function: method, parameter: parameter)
        if let known = holding[key] { return known }
        holding[key] = false
        let graph = graph(of: method)
        let callee = HeldCallee(of: graph.parameters[parameter], in: graph, resolver: resolver(for: method))
        holding[key] = callee.isHeld
        return callee.isHeld
    }
}
