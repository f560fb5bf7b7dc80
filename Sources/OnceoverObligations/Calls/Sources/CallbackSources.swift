import OnceoverControlFlow
import OnceoverVocabulary

/// What calls callbacks again and again, and what may stop it, by the text of the file's functions.
struct CallbackSources {
    let code: FileCode
    let callees: Callees

    /// Whether a method of the same type may stop what calls a callback: its body is unknown, or its body may do so.
    ///
    /// - Parameter words: what would stop it, in addition to what stops any callback.
    func mayStop(_ call: Call, saying words: [String], in graph: FlowGraph) -> Bool {
        guard let name = call.name else { return true }
        let found = code.declarations.functions(named: name)
        return found.isEmpty || found.contains { mayStop($0, saying: words) }
    }

    /// Whether the words of a function's body may stop a source of callbacks.
    private func mayStop(_ function: Int, saying words: [String]) -> Bool {
        (Vocabulary.stoppingTexts + words).contains { code.mentions($0, in: function) }
    }

    /// Whether another function of the file calls a method on what a term names.
    func callsElsewhere(_ method: String, on object: TermID, in graph: FlowGraph) -> Bool {
        // Names of parameters and variables mean other objects in other functions.
        guard case .member(graph.selfTerm, let name) = graph.terms[object].kind else { return false }
        let calls = ["", "?", "!"].map { name + $0 + "." + method + "(" }
        return code.declarations.functions.indices.contains { other in
            other != callees.function && calls.contains { code.mentions($0, in: other) }
        }
    }

    /// Whether a source of values is a subject of the same type that no other code has and no code ends.
    func isNeverEnded(_ source: TermID, in graph: FlowGraph) -> Bool {
        guard case .member(graph.selfTerm, let name) = graph.terms[source].kind else { return false }
        return code.subjects.isNeverEnded(name)
    }
}
