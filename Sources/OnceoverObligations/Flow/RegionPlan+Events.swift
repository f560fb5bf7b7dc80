import OnceoverControlFlow
import OnceoverDataflow
import OnceoverSignatures

/// Callbacks that tell a handler of one event after the other.
extension RegionPlan {
    /// `request.uploadProgress { callback(.some($0)) }.response { callback(.all($0)) }`: where others answer behind a callback that
    /// comes any number of times, what that calls is no answer.
    mutating func keepEvents(besides events: [Bool], in graph: FlowGraph) {
        let repeating = modes.indices.filter { isRelevant[$0] && modes[$0] == .repeating }
        if repeating.isEmpty { return }
        let paths = graph.directed(without: graph.exit) { _ in true }
        for index in repeating {
            let behind = WorklistSolver.reachable(in: paths, from: [graph.regions[index].exit])
            let isAnswered = events.indices.contains {
                events[$0] && behind[$0] && !graph.isInside(graph.blocks[$0], of: index)
            }
            if isAnswered { modes[index] = .kept }
        }
    }
}

extension TrackedObligation {
    /// Whether the name says no more than that it is called.
    var mayHearOfEvents: Bool { kind == .handler && slot == nil && HandlerName.isVague(name) }
}
