import OnceoverControlFlow
import OnceoverSymbols

/// What a caller knows in front of a call.
struct CallerKnowledge {
    private let place: Callers.Place
    private let graph: FlowGraph
    private let context: FileContext

    /// - Parameter graph: the caller's, with names for all that is asked for.
    init(_ place: Callers.Place, in graph: FlowGraph, context: FileContext) {
        self.place = place
        self.graph = graph
        self.context = context
    }

    /// Nil if no path comes to the call.
    ///
    /// - Parameter given: what the callers of the caller have made sure of.
    func facts(of terms: Set<TermID>, given: [SharedPath: Fact]) -> [TermID: Fact]? {
        var answers = Answers(to: terms, in: graph)
        for term in answers.terms {
            answers.given[term] = graph.sharedPath(of: term).flatMap { given[$0] }
            answers.ofValues[term] = presence(of: term)
        }
        answers.changedByCalls = changes(of: answers.terms)
        guard let known = answers.facts(beforeCallIn: place.block) else { return nil }
        var facts: [TermID: Fact] = [:]
        for term in terms { facts[term] = known[term] ?? answers.ofValues[term] }
        return facts
    }

    /// That a value is never nil: by the type of the caller's parameter, by what a call makes, or because it is used as if.
    private func presence(of term: TermID) -> Fact? {
        let presence = context.questions(for: place.caller).presence
        let call = graph.calls.first { $0.result == term }
        let isThere =
            presence.isPresent(.term(term), in: place.caller)
            || call.map { presence.isNeverNil($0, in: graph) } ?? NeverNil.isUsedUnasked(term, in: graph)
        return isThere ? .isNil(false) : nil
    }

    /// What calls may change, by the text of the functions in the file that they may mean.
    private func changes(of terms: Set<TermID>) -> [Int: [TermID]] {
        var changes: [Int: [TermID]] = [:]
        let members = terms.compactMap { term in
            if case .member(_, let name) = graph.terms[term].kind { (term, name) } else { nil }
        }
        for (index, call) in graph.calls.enumerated() {
            let functions = call.name.map(context.declarations.functions) ?? []
            changes[index] = members.filter { _, name in functions.contains { context.mentions(name + " = ", in: $0) } }
                .map(\.0)
        }
        return changes
    }
}
