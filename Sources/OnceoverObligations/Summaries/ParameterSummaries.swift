import OnceoverControlFlow
import OnceoverSymbols
import SwiftSyntax

/// What a file's functions do with their parameters, each found out when first needed.
final class ParameterSummaries {
    private unowned let context: FileContext
    private var known: [ParameterKey: ParameterSummary] = [:]
    private var knownOfConstants: [ConstantsKey: ParameterSummary] = [:]
    private var pending: Set<ParameterKey> = []
    /// How often a function was met while it was being summed up: paths that rest on that serve nothing else.
    private(set) var entangled = 0

    init(context: FileContext) { self.context = context }

    /// What a function does with a parameter; nil while that is being computed, or if the parameter is not a closure.
    func summary(of function: Int, parameter: Int) -> ParameterSummary? {
        let key = ParameterKey(function: function, parameter: parameter)
        if let known = known[key] { return known }
        let isReceiver = parameter == ParameterKey.receiver
        guard isReceiver || context.declarations.functions[function].parameters[parameter].isFollowed else {
            return nil
        }
        return summary(key)
    }

    /// What a function does with handlers of which it must call one; nil while that is being computed, or if one is not
    /// a closure.
    func summary(of function: Int, handlers: [Int]) -> ParameterSummary? {
        let key = ParameterKey(function: function, parameters: handlers)
        if let known = known[key] { return known }
        let parameters = context.declarations.functions[function].parameters
        return handlers.allSatisfy { parameters[$0].shape.isHandler } ? summary(key) : nil
    }

    private func summary(_ key: ParameterKey) -> ParameterSummary? {
        guard pending.insert(key).inserted else { return nil }
        let summary = makeSummary(key)
        pending.remove(key)
        known[key] = summary
        return summary
    }

    /// Whether no summary is in the middle of being found out.
    var isSettled: Bool { pending.isEmpty }

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
        if let known = knownOfConstants[key] { return known }
        let flow = context.flows.exploration(of: key.key).flow
        var state = flow.initialState
        for (index, fact) in constants { state.facts.set(flow.body.graph.parameters[index], to: fact) }
        let made = makeSummary(key.key, of: Exploration(flow, from: state))
        knownOfConstants[key] = made
        return made
    }

    private func makeSummary(_ key: ParameterKey) -> ParameterSummary {
        makeSummary(key, of: context.flows.exploration(of: key))
    }

    private func makeSummary(_ key: ParameterKey, of exploration: Exploration) -> ParameterSummary {
        let handlers = context.handlers(of: key.function)
        let declared = context.declarations.functions[key.function]
        var summary = ParameterSummary(
            of: exploration, in: exploration.flow.body.graph,
            isObligation: key.parameters.allSatisfy(handlers.isObligation),
            function: declared)
        summary.assumes = Proof(exploration, function: key.function, context: context).completions
        summary.isOfOptional = declared.simpleTypeName == "Optional"
        summary.leavesOnlySettled =
            summary.isPartial
            && SettledFlag(exploration: exploration, function: key.function, context: context).isAsked
        summary.comesAgain = summary.count.contains(.many) && exploration.isRepeatedForEver
        if summary.isHandedOn, declared.makesValue { return summary.leftToChoice }
        if exploration.flow.body.plan.choice != nil, declared.returnType != nil { return summary.leftToChoice }
        if declared.returnType.map(Self.isChoice) ?? false { return summary.leftToChoice }
        return declared.givesBackClosure ? summary.leftToClosure : summary
    }

    /// `-> UIAction`: what the user may choose, and may leave alone, as what he is shown with choices in it.
    private static func isChoice(_ type: TypeSyntax) -> Bool {
        Declarations.name(of: type).map(AlternativeClosures.isChoice(type:)) ?? false
    }
}
