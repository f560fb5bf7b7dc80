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

    private func isExhausted(_ compared: ComparedCases) -> Bool {
        guard !mayBeNil(compared.subject) else { return false }
        let question = CasesQuestion(
            names: compared.names,
            type: context.questions(for: function).callees.types.type(of: compared.subject, in: graph),
            value: graph.terms[compared.subject].name.simpleName)
        // Who writes a `default` has seen more cases, unless the type is known.
        if compared.isDefault, question.type == nil { return false }
        let own = context.declarations.cases.map { EnumCases(type: $0.key, names: Set($0.value)) }
        let matching = own.filter { compared.names.isSubset(of: $0.names) }
        return matching.isEmpty && asksOthers ? context.others.areAllCases(question) : question.areAll(of: matching)
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
        case .member(_, let name):
            return context.declarations.hasOptionalProperty(name)
                && !context.questions(for: function).presence.isNeverNil(term, in: graph)
        case .callResult: return graph.terms[term].name == "chain" || isMade(term)
        case .variable, .condition: return false
        }
    }

    /// `Tide(rawValue: 1)` gives nil where there is no such case.
    private func isMade(_ term: TermID) -> Bool {
        graph.calls.contains { $0.result == term && $0.isInitializer }
    }
}

/// Whether some cases that a value is compared with are all that its type has.
struct CasesQuestion: Hashable {
    let names: Set<String>
    /// The value's type, where it is seen.
    let type: String?
    /// What the value is called.
    let value: String

    /// - Parameter enums: those that have all of the cases.
    ///
    /// Where the value's type is not seen, it may be that of a framework, but for one that the value is called after:
    /// `connectionState` of a `ConnectionState`.
    func areAll(of enums: [EnumCases]) -> Bool {
        let meant = enums.filter { known in
            let name = known.type.simpleName
            return type.map { $0 == name } ?? name.lowercased().hasSuffix(value.lowercased())
        }
        return !meant.isEmpty && meant.allSatisfy { $0.names == names }
    }
}
