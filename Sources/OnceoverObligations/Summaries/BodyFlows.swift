import OnceoverAnalysis
import OnceoverControlFlow

/// The graphs of a file's functions with obligations followed on them, each when first needed.
final class BodyFlows {
    private unowned let context: FileContext
    private var tables: [Int: GraphTables] = [:]
    private var explorations: [ParameterKey: Exploration] = [:]
    private var paths: [ParameterKey: Exploration] = [:]

    init(context: FileContext) { self.context = context }

    private func tables(of function: Int) -> GraphTables {
        if let known = tables[function] { return known }
        let made = GraphTables(of: context.graph(of: function), questions: context.questions(for: function))
        tables[function] = made
        return made
    }

    /// The paths of a function, with an obligation followed on them.
    ///
    /// - Parameter graph: the function's, if terms were added to it.
    func flow(of tracked: TrackedObligation, in function: Int, laidOutAs graph: FlowGraph? = nil) -> ObligationFlow {
        ObligationFlow(
            body: FollowedBody(
                tracked, in: graph ?? context.graph(of: function), tables: tables(of: function),
                questions: context.questions(for: function), borrowed: borrowed(by: function)))
    }

    /// The parameters that a function is given by reference, by their numbers.
    private func borrowed(by function: Int) -> [Int: TermID] {
        let numbers = context.declarations.functions[function].parameters.enumerated().filter(\.element.isInOut).map(
            \.offset)
        if numbers.isEmpty { return [:] }
        let parameters = context.graph(of: function).parameters
        return Dictionary(uniqueKeysWithValues: numbers.map { ($0, parameters[$0]) })
    }

    /// All states of an obligation that is not a stored property's. What callers have made sure of is asked for where a path
    /// seems wrong.
    ///
    /// - Parameter asksOthers: whether callers in other files are asked, too.
    func exploration(of tracked: TrackedObligation, in function: Int, asksOthers: Bool = false) -> Exploration {
        let exploration = paths(of: tracked, in: function)
        guard exploration.seemsWrong else { return exploration }
        var known = foundOut(for: exploration, in: function, asksOthers: asksOthers)
        let asked = Preconditions(context: context, asksOthers: asksOthers && exploration.hingesOnCallers).facts(
            of: function, whereGiven: handler(of: tracked, in: exploration.flow.body.graph))
        known.merge(asked) { _, asked in asked }
        return known.isEmpty ? exploration : Exploration(exploration.flow.knowing(known))
    }

    /// The only parameter that an obligation comes in, by its number.
    private func handler(of tracked: TrackedObligation, in graph: FlowGraph) -> Int? {
        guard tracked.start == graph.entry else { return nil }
        let handlers = tracked.roots.compactMap(graph.parameters.firstIndex)
        return handlers.count == 1 ? handlers[0] : nil
    }

    /// What is known about values that paths ask for, for all callers of the function.
    private func foundOut(for exploration: Exploration, in function: Int, asksOthers: Bool) -> [TermID: Fact] {
        let cases = ExhaustedCases(
            context: context, function: function, graph: exploration.flow.body.graph, asksOthers: asksOthers)
        var known = cases.facts()
        guard asksOthers else { return known }
        known.merge(UnfailingInitializers(others: context.others).facts(for: exploration)) { known, _ in known }
        guard exploration.hingesOnCallers else { return known }
        known.merge(SharedObjects(file: context.file, others: context.others).facts(for: exploration)) { known, _ in
            known
        }
        return known
    }

    /// All states, whatever callers have made sure of. Those that the verdict on a parameter rests on serve its summary,
    /// too; not the other way round, for little is settled in the middle of a summary.
    private func paths(of tracked: TrackedObligation, in function: Int) -> Exploration {
        guard let key = tracked.key else { return Exploration(flow(of: tracked, in: function)) }
        if let known = paths[key] { return known }
        let entangled = context.summaries.entangled
        let made = Exploration(flow(of: tracked, in: function))
        if context.summaries.isSettled, entangled == context.summaries.entangled { paths[key] = made }
        return made
    }

    /// The paths of a function, with one of its parameters followed on them.
    func exploration(of key: ParameterKey) -> Exploration {
        if let known = explorations[key] { return known }
        let tracked = ObligationFinder(context: context, function: key.function).parameters.together(key.parameters)
        var made = exploration(of: tracked, in: key.function)
        if made.seemsWrong, let flow = made.flow.knowingContractedDeliveries { made = Exploration(flow) }
        explorations[key] = made
        return made
    }
}
