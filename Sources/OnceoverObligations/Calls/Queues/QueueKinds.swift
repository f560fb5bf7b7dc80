import OnceoverControlFlow
import SwiftSyntax

/// Which of the queues that a body uses run several closures at once: the global ones, and `DispatchQueue(label: "oven",
/// attributes: .concurrent)`.
struct QueueKinds {
    let code: FileCode
    /// The function in whose body the queues are used.
    let function: Int

    /// Whether a call hands its closure to a queue that runs others meanwhile.
    func runsWithOthers(_ call: Call, in graph: FlowGraph) -> Bool {
        guard let queue = call.receiver else { return false }
        if graph.terms.key(of: queue).contains("global") { return true }
        return isConcurrent(queue, in: graph) && !says("barrier", under: "flags", call)
    }

    private func isConcurrent(_ queue: TermID, in graph: FlowGraph) -> Bool {
        guard code.file.words.contains("concurrent") else { return false }
        return isMadeConcurrent(queue, in: graph) || isConcurrentProperty(queue, in: graph)
    }

    /// A queue that the body makes itself.
    private func isMadeConcurrent(_ queue: TermID, in graph: FlowGraph) -> Bool {
        graph.calls.contains { call in
            call.isInitializer && graph.targets(assigned: call.result).contains(queue)
                && says("concurrent", under: "attributes", call)
        }
    }

    private func says(_ word: String, under label: String, _ call: Call) -> Bool {
        call.arguments.contains { $0.label == label && code.file.words.contains(word, in: $0.site.range) }
    }

    /// A property that is given one where it is declared.
    private func isConcurrentProperty(_ queue: TermID, in graph: FlowGraph) -> Bool {
        guard case .member(_, let name) = graph.terms[queue].kind,
            let type = code.declarations.functions[function].typeName,
            let value = code.declarations.firstValue(ofProperty: name, in: type)?.as(FunctionCallExprSyntax.self)
        else { return false }
        return value.arguments.contains {
            $0.label?.text == "attributes" && code.file.words.contains("concurrent", in: Site($0).range)
        }
    }
}
