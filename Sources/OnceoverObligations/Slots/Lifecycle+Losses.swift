import OnceoverControlFlow
import OnceoverDiagnostics
import OnceoverSymbols

/// Ways in which a method loses a continuation that waits, other than by a step of its own.
extension Lifecycle {
    /// What a closure drops that runs when the task is cancelled which waits for it. In the graph it stands behind the wait.
    func droppedOnCancel(
        of property: StoredProperty, _ obligation: Obligation, in function: Int
    ) -> [Violation] {
        guard obligation.kind == .continuation, context.mentions("onCancel", in: function),
            let (tracked, graph) = SlotFinder(context: context).track(property, in: function)
        else { return [] }
        return graph.regions.indices.filter(graph.isOnCancel).flatMap { region in
            let stretch = tracked.followed(from: graph.regions[region].entry, to: graph.regions[region].exit)
            let exploration = Exploration(context.flow(of: stretch, in: function, laidOutAs: graph))
            let builder = WitnessBuilder(exploration: exploration, obligation: obligation, file: context.file)
            let dropped = exploration.isComplete ? SlotSearch(exploration).lost() : []
            return dropped.filter { $0.method == nil }.map { violation(.droppedWhilePending, $0, builder) }
        }
    }

    /// Of steps that take a continuation out, those behind which some path still discharges it, by a name that it was given:
    /// there, the paths that do not are at fault. The other steps are at fault themselves.
    func forgottenBehind(_ dropped: [SlotSearch.Found], _ builder: WitnessBuilder) -> (
        leaks: [Violation], steps: [SlotSearch.Found]
    ) {
        let isElement = builder.exploration.flow.tracked.slot?.isCollection ?? false
        guard builder.obligation.kind == .continuation || isElement else { return ([], dropped) }
        let taken = dropped.filter { isHeldByName($0, builder.exploration) }
        let leaks = taken.isEmpty ? [] : Violations(builder: builder).leaks(behind: taken)
        let told = Set(leaks.isEmpty ? [] : taken.map(\.site))
        return (leaks, dropped.filter { !told.contains($0.site) })
    }

    /// Whether an element is taken out of a collection by a name that some path discharges it by: only who is to hear of it
    /// is taken out.
    func isPickedByName(_ found: SlotSearch.Found, _ exploration: Exploration) -> Bool {
        exploration.flow.tracked.slot?.isCollection == true && isHeldByName(found, exploration)
    }

    private func isHeldByName(_ found: SlotSearch.Found, _ exploration: Exploration) -> Bool {
        let block = exploration.simulation.points[found.path[0]].node
        return found.method == nil && exploration.flow.dischargesTaken(behind: block)
    }
}
