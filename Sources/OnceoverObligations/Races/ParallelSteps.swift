import OnceoverControlFlow

/// What runs on a thread of its own beside all other methods of a type: `onCancel`, a deadline on a global queue, and the
/// methods that either calls.
struct ParallelSteps {
    let context: FileContext
    let slot: SlotFinder.Slot

    enum Source { case cancellation, queue }

    struct Step {
        let function: Int
        /// The closure, or nothing where the whole function is called from one.
        let region: Int?
        let source: Source
        /// Where the closure calls the function that is called from one.
        var site: Site?

        /// Whether a block belongs to it, and not to a callback inside.
        func holds(_ block: Block, in graph: FlowGraph) -> Bool {
            guard let region else { return true }
            return block.region == region || graph.callback(around: block.region) == region
        }
    }

    func all() -> [Step] {
        let isOfType = { context.declarations.functions[$0].typeName == slot.property.typeName }
        return context.declarations.functions.indices.filter { isOfType($0) && mayStart($0) }.flatMap(steps)
    }

    private func mayStart(_ function: Int) -> Bool {
        context.mentions("onCancel", in: function) || context.mentions("async", in: function)
            || context.mentions("Task", in: function)
    }

    private func steps(startedBy function: Int) -> [Step] {
        let graph = context.graph(of: function)
        return graph.regions.indices.flatMap { region -> [Step] in
            guard let source = source(of: region, in: graph, function) else { return [] }
            let own = slot.methods.contains(function) ? [Step(function: function, region: region, source: source)] : []
            return own
                + methodsCalled(in: region, of: graph).map { method, site in
                    Step(function: method, region: nil, source: source, site: site)
                }
        }
    }

    private func source(of region: Int, in graph: FlowGraph, _ function: Int) -> Source? {
        guard let call = graph.call(givenRegion: region) else { return nil }
        if graph.isOnCancel(region) { return .cancellation }
        return isBesideOthers(call, in: graph, function) ? .queue : nil
    }

    /// Whether it is a deadline, or is started by a method that stores an obligation. Other work on a queue may be what
    /// a callback continues with, if no other callback is to come.
    private func isBesideOthers(_ call: Call, in graph: FlowGraph, _ function: Int) -> Bool {
        let queues = context.questions(for: function).queues
        return switch call.name {
        case "asyncAfter"?: queues.runsWithOthers(call, in: graph)
        case "async"?: leavesWaiting(function) && queues.runsWithOthers(call, in: graph)
        case "detached"?: call.qualifier == "Task" && leavesWaiting(function)
        case "Task"?: leavesWaiting(function) && isSendable(function)
        default: false
        }
    }

    /// A method of a type that says that it may be used on any thread is on no actor, and nor is its task.
    private func isSendable(_ function: Int) -> Bool {
        context.code.inheritedTypes(of: function).contains("Sendable") && !context.declarations.isIsolated(function)
    }

    private func leavesWaiting(_ function: Int) -> Bool {
        guard let body = context.slots.flow(of: function, slot.property)?.body else { return false }
        return body.graph.assignments.contains { body.aliases.isSlot($0.target) && $0.value != .nilLiteral }
    }

    /// Calls that stand in the closure itself. What it hands to a queue or an actor waits its turn there.
    private func methodsCalled(in region: Int, of graph: FlowGraph) -> [(method: Int, site: Site)] {
        let calls = graph.blocks.lazy.filter { $0.region == region }.compactMap { $0.call.map { graph.calls[$0] } }
        return slot.methods.compactMap { method in
            calls.first { $0.name == context.declarations.functions[method].name }.map { (method, $0.site) }
        }
    }
}

extension FlowGraph {
    /// Whether a closure runs when the task is cancelled.
    func isOnCancel(_ region: Int) -> Bool {
        guard let call = call(givenRegion: region), let argument = regions[region].argument else { return false }
        return call.name == "withTaskCancellationHandler" && call.arguments[argument].label == "onCancel"
    }
}
