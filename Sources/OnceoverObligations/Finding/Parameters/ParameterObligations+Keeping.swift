import OnceoverControlFlow
import OnceoverSymbols

/// Handlers that a function does nothing with but to keep them.
extension ParameterObligations {
    /// `init(completion: …) { self.completion = completion }`: what an object is made with is called, or not, in the object's life,
    /// which is judged for itself. The same holds for a closure of no telling name that a method puts into a property.
    func isKeptByObject(_ index: Int) -> Bool {
        guard declared.isInitializer || handlers.isListener(index),
            let uses = handlers.uses(of: declared.parameters[index]),
            uses.calls.isEmpty, uses.takers.isEmpty, uses.isRenamed
        else { return false }
        let graph = code.graph(of: function)
        return graph.assignments.allSatisfy { target, value in
            !value.terms.contains(uses.handler) || graph.isMember(target)
        }
    }
}

extension FlowGraph {
    fileprivate func isMember(_ term: TermID) -> Bool { if case .member = terms[term].kind { true } else { false } }
}
