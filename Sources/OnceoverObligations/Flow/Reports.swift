import OnceoverControlFlow
import OnceoverVocabulary

/// Calls of a handler that tell how far things are, and not how they have ended: `handler(.begin)`, `completion(.progress(0.5))`.
enum Reports {
    static func isReport(_ call: Call, in graph: FlowGraph) -> Bool {
        guard let first = call.arguments.first else { return false }
        switch first.operand {
        case .enumCase(let number): return Vocabulary.stageCases.contains(graph.caseNames[Int(number)])
        case .term(let term):
            guard let made = graph.calls.first(where: { $0.result == term }),
                case .member(of: nil, let name) = made.callee
            else { return false }
            return Vocabulary.stageCases.contains(name)
        default: return false
        }
    }
}
