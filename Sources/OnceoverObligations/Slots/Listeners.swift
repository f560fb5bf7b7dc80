import OnceoverControlFlow
import OnceoverSymbols

/// Objects that hear from another one that they keep, `radio.delegate = self`: they outlive a call, and serve the next one too.
struct Listeners {
    let context: FileContext

    /// Whether objects with a stored property are such.
    func include(_ property: StoredProperty) -> Bool {
        context.declarations.functions.indices.contains { function in
            property.isVisible(in: context.declarations.functions[function])
                && context.mentions(" = self", in: function) && setsListener(in: context.graph(of: function))
        }
    }

    private func setsListener(in graph: FlowGraph) -> Bool {
        graph.assignments.contains { target, value in
            guard value == .term(graph.selfTerm), case .member(let part, _) = graph.terms[target].kind,
                case .member(graph.selfTerm, _) = graph.terms[part].kind
            else { return false }
            return true
        }
    }
}
