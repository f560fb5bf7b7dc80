import OnceoverControlFlow

/// Variables that a call fills with an error where it answers `false`, as methods of Objective-C do:
/// `context.canEvaluatePolicy(policy, error: &problem)`.
enum FilledErrors {
    /// Each such variable, by the term of the answer and by the name that is given it.
    ///
    /// - Complexity: O(calls + instructions).
    static func all(in graph: FlowGraph, callees: Callees) -> [TermID: TermID] {
        var filled: [TermID: TermID] = [:]
        for call in graph.calls {
            guard let last = call.arguments.last, last.isInOut, last.label == "error",
                case .term(let error) = last.operand, graph.terms[error].isVariable, call.receiver != nil,
                !callees.isDeclaredHere(call, in: graph)
            else { continue }
            filled[call.result] = error
        }
        if filled.isEmpty { return [:] }
        for (name, values) in graph.givenValues where values.count == 1 {
            if case .term(let answer)? = values.first, let error = filled[answer] { filled[name] = error }
        }
        return filled
    }
}
