import OnceoverControlFlow
import OnceoverSymbols

/// What every caller of a private method has made sure of before the call: `guard session != nil`, and then `send()`.
///
/// Only that something is there: a flag, as `isCancelled`, is there to be set by others meanwhile.
struct Preconditions {
    let function: Int
    let context: FileContext

    private var declared: DeclaredFunction { context.declarations.functions[function] }

    /// By the names of properties that the method asks for, too.
    ///
    /// - Complexity: O(callers × conditions × edges).
    func facts() -> [TermID: Fact] {
        guard declared.isPrivate, !declared.isLocal, !declared.isInitializer, !isCalledFromOutside else { return [:] }
        let body = context.graph(of: function)
        let asked = Self.askedProperties(in: body)
        if asked.isEmpty { return [:] }
        var common: [TermID: Fact]?
        for caller in context.declarations.functions.indices where mayCall(caller) {
            for known in facts(at: context.graph(of: caller), of: asked) {
                common = common.map { $0.filter { known[$0.key] == $0.value } } ?? known
                if common?.isEmpty == true { return [:] }
            }
        }
        return common ?? [:]
    }

    /// `@objc`, `@IBAction`: somebody else calls it, whom nobody sees.
    private var isCalledFromOutside: Bool { !declared.attributes.isEmpty }

    private func mayCall(_ caller: Int) -> Bool {
        context.declarations.functions[caller].typeName == declared.typeName
            && context.mentions(declared.name, in: caller)
            && (caller != function || context.graph(of: caller).calls.contains { $0.name == declared.name })
    }

    /// What is known at each call of the method in a body.
    private func facts(at graph: FlowGraph, of asked: [String: TermID]) -> [[TermID: Fact]] {
        let terms = asked.compactMap { name, own in graph.terms.find(name, of: graph.selfTerm).map { ($0, own) } }
        let names = Dictionary(terms) { first, _ in first }
        return graph.blocks.indices.compactMap { block in
            guard let call = graph.blocks[block].call, graph.calls[call].name == declared.name else { return nil }
            let answers = graph.answers(to: Set(names.keys), before: block)
            return Dictionary(
                uniqueKeysWithValues: answers.compactMap { term, fact in
                    guard fact == .isNil(false) else { return nil }
                    return names[term].map { ($0, fact) }
                })
        }
    }

    private static func askedProperties(in graph: FlowGraph) -> [String: TermID] {
        var asked: [String: TermID] = [:]
        for term in graph.blocks.lazy.flatMap(\.edges).flatMap(\.assumptions).map(\.term) {
            if case .member(graph.selfTerm, let name) = graph.terms[term].kind { asked[name] = term }
        }
        return asked
    }
}
