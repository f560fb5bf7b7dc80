import OnceoverControlFlow
import OnceoverDiagnostics
import OnceoverSymbols

/// Ways in which a method loses a continuation that waits, other than by a step of its own.
extension Lifecycle {
    /// What a closure drops, or answers and leaves stored, that runs when the task is cancelled which waits for it. In the graph
    /// it stands behind the wait.
    func faultsOnCancel(of property: StoredProperty, _ obligation: Obligation, in function: Int) -> [Violation] {
        guard obligation.kind == .continuation, context.mentions("onCancel", in: function),
            let tracked = SlotFinder(context: context).track(property, in: function)
        else { return [] }
        let graph = tracked.graph
        return graph.regions.indices.filter(graph.isOnCancel).flatMap { region in
            let stretch = tracked.followed(from: graph.regions[region].entry, to: graph.regions[region].exit)
            let exploration = Exploration(context.flows.flow(of: stretch))
            let builder = WitnessBuilder(exploration: exploration, obligation: obligation, file: context.file)
            guard exploration.isComplete else { return [Violation]() }
            let search = SlotSearch(exploration)
            let left =
                clearsBehindWait(graph, exploration.flow.body) ? [] : stale(search, in: function, exploration.flow.body)
            return
                (search.lost().map { (Violation.Defect.droppedWhilePending, $0) }
                + left.map { (.keptAfterDischarge, $0) })
                .filter { $0.1.method == nil }.map { violation($0.0, $0.1, in: function, builder) }
        }
    }

    /// Whether who has waited empties the property: `defer { waiting = nil }`.
    private func clearsBehindWait(_ graph: FlowGraph, _ body: FollowedBody) -> Bool {
        let closures = graph.regions.indices.filter(graph.isOnCancel)
        return graph.blocks.contains { block in
            !closures.contains { graph.isInside(block, of: $0) }
                && block.instructions.contains { instruction in
                    if case .assign(let target, .nilLiteral, _) = instruction {
                        body.aliases.isSlot(target)
                    } else {
                        false
                    }
                }
        }
    }

    /// The steps that lose what waits, and the paths that lose it behind one.
    func losses(
        _ search: SlotSearch, in function: Int, _ builder: WitnessBuilder
    ) -> (leaks: [Violation], steps: [SlotSearch.Found]) {
        let body = builder.exploration.flow.body
        let overwritten = search.overwritten(under: SharedKeys(of: function, in: body, context))
        let (leaks, steps) = forgottenBehind(search.lost(), in: function, builder)
        return (leaks, steps + overwritten)
    }

    /// Of steps that take a continuation out, those behind which some path still discharges it, by a name that it was given:
    /// there, the paths that do not are at fault. The other steps are at fault themselves.
    private func forgottenBehind(_ dropped: [SlotSearch.Found], in function: Int, _ builder: WitnessBuilder) -> (
        leaks: [Violation], steps: [SlotSearch.Found]
    ) {
        let isElement = builder.exploration.flow.body.tracked.slot?.isCollection ?? false
        guard builder.obligation.kind == .continuation || isElement else { return ([], dropped) }
        // Only who is to hear of it is taken out of a collection by name.
        let taken = dropped.filter { found in
            isHeldByName(found, builder.exploration)
                && (isElement || violation(.droppedWhilePending, found, in: function, builder).stands)
        }
        let leaks = taken.isEmpty ? [] : onPaths(of: function, builder).leaks(behind: taken)
        let told = Set(leaks.isEmpty ? [] : taken.map(\.site))
        return (leaks, dropped.filter { !told.contains($0.site) })
    }

    /// What is put in its place may be read under a name, too: `waiting = k; Task { guard let waiting else { return } … }`.
    private func isHeldByName(_ found: SlotSearch.Found, _ exploration: Exploration) -> Bool {
        let points = exploration.simulation.points
        guard found.method == nil,
            found.path.dropFirst().first.map({ points[$0].state.facts[PathKey.read.key] != nil }) ?? true
        else { return false }
        return SlotSteps(body: exploration.flow.body).dischargesTaken(behind: points[found.path[0]].node)
    }
}
