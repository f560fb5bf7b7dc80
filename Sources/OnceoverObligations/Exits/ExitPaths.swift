import OnceoverControlFlow
import OnceoverSymbols

/// The paths of a callback that is called once, as the only end of an interaction: each must discharge.
struct ExitPaths {
    let property: StoredProperty
    let obligation: Obligation
    let context: FileContext

    func violations(in method: Int) -> [Violation] {
        let graph = context.graph(of: method)
        guard !asksWhoCalls(graph), let flow = flow(in: method) else { return [] }
        let exploration = Exploration(flow)
        guard exploration.isComplete, exploration.leaks.allSatisfy({ isStored($0, exploration) }) else { return [] }
        let builder = WitnessBuilder(exploration: exploration, obligation: obligation, file: context.file)
        let callback = context.declarations.functions[method].fullName
        return Violations(builder: builder).leaks().filter { $0.defect == .undischargedPath }.map { found in
            Violation(
                obligation: obligation, defect: .missingExit(callback: callback), location: found.location,
                witness: found.witness)
        }
    }

    /// `guard controller === camera`: what another sheet's end is to this delegate is not known.
    private func asksWhoCalls(_ graph: FlowGraph) -> Bool {
        graph.terms.all.contains { graph.terms[$0].name.contains("===") || graph.terms[$0].name.contains("!==") }
    }

    /// What was taken out and dropped is another rule's business.
    private func isStored(_ leak: Int, _ exploration: Exploration) -> Bool {
        exploration.flow.tracked.slot == nil
            || Status(code: exploration.simulation.points[leak].state.property).isStored
    }

    private func flow(in method: Int) -> ObligationFlow? {
        if property.isClearable { return context.slots.flow(of: method, property) }
        let graph = context.graph(of: method)
        guard let root = graph.terms.find(property.path[0], of: graph.selfTerm) else { return nil }
        let tracked = TrackedObligation(
            kind: obligation.kind, name: obligation.name, site: Site(start: 0, end: 0), roots: [root],
            optionalRoots: [], start: graph.entry, end: graph.exit, throwEnd: nil)
        return context.flow(of: tracked, in: method)
    }
}
