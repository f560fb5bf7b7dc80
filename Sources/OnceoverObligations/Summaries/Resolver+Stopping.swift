import OnceoverControlFlow
import OnceoverVocabulary

extension Resolver {
    func mayStop(_ call: Call, saying words: [String], in graph: FlowGraph) -> Bool {
        guard let name = call.name else { return true }
        let found = context.declarations.functions(named: name)
        return found.isEmpty || found.contains { mayStop($0, saying: words) }
    }

    /// Whether the words of a function's body may stop a source of callbacks.
    private func mayStop(_ function: Int, saying words: [String]) -> Bool {
        (Vocabulary.stoppingTexts + words).contains { context.mentions($0, in: function) }
    }

    func callsElsewhere(_ method: String, on object: TermID, in graph: FlowGraph) -> Bool {
        // Names of parameters and variables mean other objects in other functions.
        guard case .member(graph.selfTerm, let name) = graph.terms[object].kind else { return false }
        let calls = ["", "?", "!"].map { name + $0 + "." + method + "(" }
        return context.declarations.functions.indices.contains { other in
            other != function && calls.contains { context.mentions($0, in: other) }
        }
    }
}
