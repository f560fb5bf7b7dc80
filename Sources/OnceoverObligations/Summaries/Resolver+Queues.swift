import OnceoverControlFlow
import SwiftSyntax

/// Queues that run several closures at once: the global ones, and `DispatchQueue(label: "oven", attributes: .concurrent)`.
extension Resolver {
    func runsWithOthers(_ call: Call, in graph: FlowGraph) -> Bool {
        guard let queue = call.receiver else { return false }
        if graph.terms.key(of: queue).contains("global") { return true }
        return isConcurrent(queue, in: graph) && !says("barrier", under: "flags", call)
    }

    private func isConcurrent(_ queue: TermID, in graph: FlowGraph) -> Bool {
        guard context.file.words.contains("concurrent") else { return false }
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
        call.arguments.contains { $0.label == label && context.file.words.contains(word, in: $0.site.range) }
    }

    /// A property that is given one where it is declared.
    private func isConcurrentProperty(_ queue: TermID, in graph: FlowGraph) -> Bool {
        guard case .member(_, let name) = graph.terms[queue].kind,
            let type = context.declarations.functions[function].typeName,
            let value = context.declarations.firstValue(ofProperty: name, in: type)?.as(FunctionCallExprSyntax.self)
        else { return false }
        return value.arguments.contains {
            $0.label?.text == "attributes" && context.file.words.contains("concurrent", in: Site($0).range)
        }
    }
}
