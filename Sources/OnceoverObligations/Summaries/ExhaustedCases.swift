import OnceoverControlFlow
import OnceoverSymbols
import SwiftSyntax

/// Chains of conditions that name all cases of an enum of the project, so that one of them holds.
struct ExhaustedCases {
    let context: FileContext
    let function: Int
    let graph: FlowGraph
    /// Whether files that may declare the enum are asked.
    let asksOthers: Bool

    /// That a value is one of the cases, by the conditions of the graph that ask so.
    func facts() -> [TermID: Fact] {
        graph.comparedCases.filter { isExhausted($0.value) }.mapValues { _ in .boolean(true) }
    }

    /// Where the value's type is not seen, it may be that of a framework, but for one that the value is called after:
    /// `connectionState` of a `ConnectionState`.
    private func isExhausted(_ compared: ComparedCases) -> Bool {
        guard !mayBeNil(compared.subject), let enums = enums(having: compared.names) else { return false }
        let type = context.resolver(for: function).receiverType(compared.subject, in: graph)
        let name = graph.terms[compared.subject].name.simpleName.lowercased()
        let meant = enums.map { (type: $0.type.simpleName, names: $0.names) }.filter { known in
            type.map { $0 == known.type } ?? known.type.lowercased().hasSuffix(name)
        }
        return !meant.isEmpty && meant.allSatisfy { $0.names == compared.names }
    }

    /// Those that have all of some cases; nothing where not all files have told.
    private func enums(having names: Set<String>) -> [EnumCases]? {
        let own = context.declarations.cases.map { EnumCases(type: $0.key, names: Set($0.value)) }
        let matching = own.filter { names.isSubset(of: $0.names) }
        if !matching.isEmpty || !asksOthers { return matching }
        // All are asked for at once: what is asked later is not looked for.
        let told = names.sorted().map { context.enums(withCase: $0) }
        return told.contains(nil) ? nil : told.flatMap { $0 ?? [] }.filter { names.isSubset(of: $0.names) }
    }

    /// Whether a value is an optional, as far as the file shows: nil is none of the cases. What was asked for nil before a name
    /// was bound to it is there.
    private func mayBeNil(_ subject: TermID) -> Bool {
        let asked = graph.askedForNil
        let sources = graph.sources(of: [subject])
        if !sources.isDisjoint(with: asked) { return false }
        return sources.contains(where: isOptional)
            || graph.assignments.contains { sources.contains($0.target) && $0.value == .nilLiteral }
    }

    private func isOptional(_ term: TermID) -> Bool {
        if let parameter = graph.parameters.firstIndex(of: term) {
            return !context.declarations.functions[function].parameters[parameter].node.type.isNeverOptional
        }
        switch graph.terms[term].kind {
        case .member(_, let name): return context.declarations.hasOptionalProperty(name)
        case .callResult: return graph.terms[term].name == "chain" || isMade(term)
        case .variable, .condition: return false
        }
    }

    /// `Tide(rawValue: 1)` gives nil where there is no such case.
    private func isMade(_ term: TermID) -> Bool {
        graph.calls.contains { $0.result == term && $0.isInitializer }
    }
}
