import OnceoverAnalysis
import OnceoverControlFlow

extension FileContext {
    private func tables(of function: Int) -> GraphTables {
        if let known = tables[function] { return known }
        let made = GraphTables(of: graph(of: function), resolver: resolver(for: function))
        tables[function] = made
        return made
    }

    /// The paths of a function, with an obligation followed on them.
    ///
    /// - Parameter graph: the function's, if terms were added to it.
    func flow(of tracked: TrackedObligation, in function: Int, laidOutAs graph: FlowGraph? = nil) -> ObligationFlow {
        let flow = ObligationFlow(
            tracked, in: graph ?? self.graph(of: function), tables: tables(of: function),
            resolver: resolver(for: function))
        let borrowed = borrowed(by: function)
        return borrowed.isEmpty ? flow : flow.borrowing(borrowed)
    }

    /// The parameters that a function is given by reference, by their numbers.
    private func borrowed(by function: Int) -> [Int: TermID] {
        let numbers = declarations.functions[function].parameters.enumerated().filter(\.element.isInOut).map(\.offset)
        if numbers.isEmpty { return [:] }
        let parameters = graph(of: function).parameters
        return Dictionary(uniqueKeysWithValues: numbers.map { ($0, parameters[$0]) })
    }

    /// All states of an obligation that is not a stored property's. What callers have made sure of is asked for where a path
    /// seems wrong.
    ///
    /// - Parameter asksOthers: whether callers in other files are asked, too.
    func exploration(of tracked: TrackedObligation, in function: Int, asksOthers: Bool = false) -> Exploration {
        let exploration = paths(of: tracked, in: function)
        guard exploration.seemsWrong else { return exploration }
        let flow = exploration.flow
        let handlers =
            tracked.start == flow.graph.entry ? tracked.roots.compactMap(flow.graph.parameters.firstIndex) : []
        let asksOthers = asksOthers && exploration.hingesOnCallers
        let shared = asksOthers ? SharedObjects(context: self).facts(for: exploration) : [:]
        let known = Preconditions(context: self, asksOthers: asksOthers).facts(
            of: function, whereGiven: handlers.count == 1 ? handlers[0] : nil
        ).merging(shared) { asked, _ in asked }
        return known.isEmpty ? exploration : Exploration(flow.knowing(known))
    }

    /// All states, whatever callers have made sure of. Those that the verdict on a parameter rests on serve its summary,
    /// too; not the other way round, for little is settled in the middle of a summary.
    private func paths(of tracked: TrackedObligation, in function: Int) -> Exploration {
        guard let key = tracked.key else { return Exploration(flow(of: tracked, in: function)) }
        if let known = paths[key] { return known }
        let entangled = self.entangled
        let made = Exploration(flow(of: tracked, in: function))
        if isSettled, entangled == self.entangled { paths[key] = made }
        return made
    }

    /// The paths of a function, with one of its parameters followed on them.
    func exploration(of key: ParameterKey) -> Exploration {
        if let known = explorations[key] { return known }
        let tracked = ObligationFinder(context: self, function: key.function).parameters(key.parameters)
        let made = exploration(of: tracked, in: key.function)
        explorations[key] = made
        return made
    }
}
