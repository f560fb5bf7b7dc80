import OnceoverControlFlow

/// Calls that tell somebody of a failure: `callOnError(error)`, `view.showError(error)`, `delegate?.loader(self,
/// didFailWith: error)`. What is only written down or counted reaches nobody who waits.
enum FailureReport {
    /// Whether one is made behind the branch that is to blame.
    static func isMade(on blame: Blame, in exploration: Exploration) -> Bool {
        let graph = exploration.flow.graph
        return blame.rest.lazy.map { exploration.simulation.points[$0].node }.contains { node in
            ([node] + links(behind: node, in: graph)).contains { other in
                graph.blocks[other].call.map { isOne(graph.calls[$0], in: graph) } ?? false
            }
        }
    }

    /// `view?.showError(error)`: who is told may be gone, and is who was to be told.
    private static func links(behind node: Int, in graph: FlowGraph) -> [Int] {
        let edges = graph.blocks[node].edges
        guard edges.contains(where: { if case .chainIsNil = $0.outcome { true } else { false } }) else { return [] }
        return edges.map(\.target)
    }

    private static func isOne(_ call: Call, in graph: FlowGraph) -> Bool {
        guard let name = call.name, !call.isInitializer else { return false }
        if isOfDelegate(call, in: graph) {
            return ([name] + call.arguments.compactMap(\.label)).contains(where: isFailure)
        }
        return isFailure(name) && verbs.contains(where: name.hasPrefix)
    }

    private static func isOfDelegate(_ call: Call, in graph: FlowGraph) -> Bool {
        call.receiver.map { graph.terms[$0].name.lowercased().hasSuffix("delegate") } ?? false
    }

    private static func isFailure(_ name: String) -> Bool {
        let lowered = name.lowercased()
        return lowered.contains("error") || lowered.contains("fail")
    }

    private static let verbs = [
        "call", "show", "present", "display", "alert", "handle", "notify", "emit", "deliver", "on",
    ]
}
