import OnceoverControlFlow
import OnceoverSymbols
import OnceoverVocabulary

/// What the methods of a file's types do with what their values carry, and functions with what a parameter carries; found
/// out by need.
final class CarrierSummaries {
    private unowned let context: FileContext
    private var known: [Key: ParameterSummary?] = [:]

    private var wrappings: [ParameterKey: HandlerWrapping?] = [:]

    private struct Key: Hashable {
        let function: Int
        let parameter: Int
        let member: CarriedMember
    }

    init(context: FileContext) { self.context = context }

    /// Nil if somebody else may get the value there, or while that is being found out.
    ///
    /// - Parameter parameter: the one that is given the value, or the receiver.
    func summary(of function: Int, parameter: Int, carrying member: CarriedMember) -> ParameterSummary? {
        let key = Key(function: function, parameter: parameter, member: member)
        if let summary = known[key] { return summary }
        known[key] = .some(nil)
        let summary = makeSummary(key)
        known[key] = summary
        return summary
    }

    /// How a function that gives back a closure has wrapped a parameter in it.
    func wrapping(of parameter: Int, by function: Int) -> HandlerWrapping? {
        let key = ParameterKey(function: function, parameter: parameter)
        if let wrapping = wrappings[key] { return wrapping }
        guard let count = context.summaries.summary(of: function, parameter: parameter)?.inside else { return nil }
        let found = WrappingFinder(context.flows.exploration(of: key), calling: count).wrapping
        wrappings[key] = found
        return found
    }

    private func makeSummary(_ key: Key) -> ParameterSummary? {
        let graph = context.graph(of: key.function)
        let isMethod = key.parameter == ParameterKey.receiver
        guard !graph.regions.contains(where: { $0.weakSelf != nil }), !isMethod || !callsInherited(key.function) else {
            return nil
        }
        let value = isMethod ? graph.selfTerm : graph.parameters[key.parameter]
        let tracked = TrackedObligation(carriedBy: value, at: key.member, in: graph)
        let exploration = context.flows.exploration(of: tracked, in: key.function)
        guard exploration.isComplete, !exploration.flow.body.carriers.isGivenAway else { return nil }
        let summary = ParameterSummary(
            of: exploration, in: graph, isObligation: false, function: context.declarations.functions[key.function])
        return summary.isPartial && !isSettledByCall(key, graph) ? nil : summary
    }

    /// Whether each call decides anew, or once for all, what a body asks. Other state of its object has not been
    /// followed.
    private func isSettledByCall(_ key: Key, _ graph: FlowGraph) -> Bool {
        let calls = context.questions(for: key.function).carriers
        // Which case the value is that carries the obligation, is known.
        let given = graph.parameters + graph.regions.flatMap(\.parameters) + [graph.selfTerm]
        let asked = AskedOfCall(graph: graph, given: given) { calls.isMember($0, of: key.member) }
        return graph.blocks.allSatisfy(asked.isAll) || OneTimeFlags(of: graph).areAny
    }

    /// Whether a method calls what may be a method that its type has from elsewhere.
    private func callsInherited(_ function: Int) -> Bool {
        guard !Vocabulary.plainProtocols.isSuperset(of: context.code.inheritedTypes(of: function)) else { return false }
        return context.graph(of: function).calls.contains { call in
            guard case .name(let name) = call.callee, !Call.isTypeName(name) else { return false }
            return context.declarations.functions(named: name).isEmpty && !context.contracts.knows(name)
        }
    }
}

extension TrackedObligation {
    /// What a value carries that a body is given.
    fileprivate init(carriedBy value: TermID, at member: CarriedMember, in graph: FlowGraph) {
        self.init(
            kind: member.shape.obligationKind, name: member.name, site: graph.end,
            roots: graph.terms.find(member.termName, of: value).map { [$0] } ?? [], optionalRoots: [],
            start: graph.entry, end: graph.exit, throwEnd: nil)
        carrier = (value, member)
    }
}
