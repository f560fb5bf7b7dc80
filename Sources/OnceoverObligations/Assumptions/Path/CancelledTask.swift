import OnceoverControlFlow

/// Branches on which a task finds that it has been cancelled: `if Task.isCancelled { return }`, `catch is CancellationError`.
struct CancelledTask {
    private let graph: FlowGraph
    /// What the task is kept in.
    private let names: Set<TermID>

    /// Nil if the way through an edge is no such branch, or no task of the function is around it.
    ///
    /// - Parameter block: where it is asked.
    init?(askedIn block: Block, along edge: Edge, of graph: FlowGraph) {
        let tasks = graph.closures(outwardFrom: block.region).compactMap(graph.call(givenRegion:)).filter {
            $0.name == "Task" || $0.name == "detached"
        }
        guard edge.assumptions.contains(where: { Self.isCancelled($0, in: graph) }), let task = tasks.first else {
            return nil
        }
        self.graph = graph
        names = Set(graph.targets(assigned: task.result))
    }

    private static func isCancelled(_ assumption: Constraint, in graph: FlowGraph) -> Bool {
        switch assumption.fact {
        case .boolean(true): graph.terms[assumption.term].name.hasSuffix("Task.isCancelled")
        case .isCase(let number, true): graph.caseNames[Int(number)] == "is CancellationError"
        default: false
        }
    }

    /// Whether only the end of a stream cancels it, which is not read any more then: `continuation.onTermination = { _
    /// in task.cancel() }`.
    var isOfEndedStream: Bool {
        guard names.count == 1, let task = names.first, graph.terms[task].isVariable,
            graph.targets(assigned: task).isEmpty
        else { return false }
        let ends = graph.assignments.compactMap { target, value -> Int? in
            guard case .region(let region) = value else { return nil }
            return graph.terms[target].name.hasSuffix("onTermination") ? region : nil
        }
        let cancelling = graph.blocks.filter { $0.call.map { isCancelling(graph.calls[$0], task) } ?? false }
        return !cancelling.isEmpty
            && cancelling.allSatisfy { block in ends.contains { graph.isInside(block, of: $0) } }
    }

    /// Whether the function cancels the previous task and puts this one in its place. The caller of the previous task
    /// has then asked again.
    var isOfReplacedTask: Bool {
        names.contains { task in
            !graph.terms[task].isVariable && graph.calls.contains { isCancelling($0, task) }
        }
    }

    private func isCancelling(_ call: Call, _ task: TermID) -> Bool { call.name == "cancel" && call.receiver == task }
}
