import OnceoverControlFlow
import OnceoverSymbols

/// The paths of a delegate's callback, with what waits for the end of an interaction followed on them: which of them forget
/// it, where it is answered first, and whether it is let go of.
struct ExitPaths {
    let property: StoredProperty
    let obligation: Obligation
    let context: FileContext

    /// Of a callback that is called once, as the only end of an interaction, each path must discharge.
    func violations(in method: Int) -> [Violation] {
        exploration(of: method).map { violations(of: $0, in: method) } ?? []
    }

    /// A callback by which an interaction fails that may fail again may wait for the next error where it knows
    /// which one this is, or where its object is in another state, and it may try again.
    func violations(inFailure method: Int) -> [Violation] {
        guard let exploration = exploration(of: method) else { return [] }
        let others = otherTerms(of: method)
        let areMissed = Blame.branches(of: exploration).allSatisfy { isMissed($0, exploration, asking: others) }
        return areMissed ? violations(of: exploration, in: method) : []
    }

    /// Whether a path that leaves the obligation does so because the error is none of those that it asks for, and does nothing
    /// else.
    private func isMissed(_ blame: Blame, _ exploration: Exploration, asking others: Set<TermID>) -> Bool {
        guard let edge = blame.branch?.edge, !edge.assumptions.isEmpty else { return false }
        let graph = exploration.flow.body.graph
        let isAboutError = edge.assumptions.allSatisfy { assumption in
            if case .isCase(_, true) = assumption.fact { return false }
            return graph.terms[assumption.term].mentions.isDisjoint(with: others)
        }
        return isAboutError && isHarmless(blame, exploration)
    }

    /// Whether nothing is done on a path behind the branch to blame, but to say something.
    private func isHarmless(_ blame: Blame, _ exploration: Exploration) -> Bool {
        let graph = exploration.flow.body.graph
        return blame.rest.allSatisfy { point in
            let call = graph.blocks[exploration.simulation.points[point].node].call.map { graph.calls[$0] }
            return call?.name.map(LogCall.isHarmless) ?? true
        }
    }

    /// The object, and what the callback receives besides an error. A question about these may have nothing to do with
    /// the code that waits.
    private func otherTerms(of method: Int) -> Set<TermID> {
        let graph = context.graph(of: method)
        let names = context.declarations.functions[method].parameters.map(\.name)
        let others = zip(graph.parameters, names).filter { $0.1 != "error" }.map(\.0)
        return Set(others + [graph.selfTerm])
    }

    private func exploration(of method: Int, from start: Int? = nil) -> Exploration? {
        guard !asksWhoCalls(context.graph(of: method)), let flow = flow(in: method, from: start) else { return nil }
        let exploration = Exploration(flow)
        let isFollowed = exploration.isComplete && exploration.leaks.allSatisfy { isFaultOfExit($0, exploration) }
        return isFollowed ? exploration : nil
    }

    /// The paths of a callback from a block on, where other paths from there discharge: those are told of that turn away by what
    /// they ask of a state, and do nothing else.
    ///
    /// - Parameter subject: whose state it is, as the user wrote it.
    func violations(in method: Int, from start: Int, asking subject: Substring) -> [Violation] {
        guard let exploration = exploration(of: method, from: start), !exploration.firstDischarges.isEmpty else {
            return []
        }
        let terms = exploration.flow.body.graph.terms
        let areTurnedAway = Blame.branches(of: exploration).allSatisfy { blame in
            let asked = blame.branch?.edge.assumptions ?? []
            return asked.contains(where: isComparison) && asked.allSatisfy { terms[$0.term].name.hasPrefix(subject) }
                && isHarmless(blame, exploration)
        }
        return areTurnedAway ? violations(of: exploration, in: method) : []
    }

    /// The default of a `switch` may stand for a value that is not known.
    private func isComparison(_ assumption: Constraint) -> Bool {
        if case .boolean = assumption.fact { true } else { false }
    }

    /// Where a callback discharges first; nil if it never does, or not all is known.
    func answer(in method: Int) -> Site? {
        exploration(of: method)?.firstDischarges.min { $0.start < $1.start }
    }

    /// Whether a callback drops a value that carries a handler and does not call it: `request = nil`. The life of such
    /// a value is otherwise followed only after a call.
    func dropsCarrier(in method: Int) -> Bool {
        guard property.shape.isHandler, property.isCarried, let flow = flow(in: method) else { return false }
        let exploration = Exploration(flow)
        return exploration.isComplete && exploration.firstDischarges.isEmpty && exploration.reasons.isEmpty
            && exploration.leaks.contains { leak in
                Status(code: exploration.simulation.points[leak].state.property).isDropped
            }
    }

    private func violations(of exploration: Exploration, in method: Int) -> [Violation] {
        let builder = WitnessBuilder(exploration: exploration, obligation: obligation, file: context.file)
        let paths = Violations(builder: builder, function: method, context: context, scope: .delegate)
        return paths.leaks().filter { $0.defect == .undischargedPath }
    }

    /// `guard controller === camera`: what another sheet's end is to this delegate is not known.
    private func asksWhoCalls(_ graph: FlowGraph) -> Bool {
        graph.terms.all.contains { graph.terms[$0].comparison?.relation == .identical }
    }

    /// Whether a path that leaves the obligation does so as an end of the interaction. What was taken out and dropped is
    /// another rule's business, but for a handler that other paths call by a name of their own.
    private func isFaultOfExit(_ leak: Int, _ exploration: Exploration) -> Bool {
        let body = exploration.flow.body
        return body.tracked.slot == nil || Status(code: exploration.simulation.points[leak].state.property).isStored
            || property.shape.isHandler && SlotSteps(body: body).dischargesTaken
    }

    private func flow(in method: Int, from start: Int? = nil) -> ObligationFlow? {
        guard let tracked = tracked(in: method) else { return nil }
        return context.flows.flow(of: start.map { tracked.followed(from: $0, to: tracked.graph.exit) } ?? tracked)
    }

    /// A callback that leaves it to other methods of its type to discharge, of which all are known: to call one of them is what
    /// is asked of each path.
    private func trackedByHelpers(in method: Int) -> TrackedMethod? {
        let graph = context.graph(of: method)
        let search = ReachSearch(property: property, context: context)
        let reaches = graph.blocks.indices.map { search.reach(of: $0, in: method) }
        let callers = graph.blocks.indices.filter { reaches[$0] == .certain }
        let calls = helpers(among: callers, in: graph)
        guard !calls.isEmpty, calls.count == callers.count, !reaches.contains(.possible) else { return nil }
        return trackedMethod(method, by: [], and: calls, of: .handler, in: graph)
    }

    /// - Parameter roots: what is called there besides the helpers.
    private func trackedMethod(
        _ method: Int, by roots: [TermID], and helpers: [(owner: TermID, name: String)], of kind: Obligation.Kind,
        in graph: FlowGraph
    ) -> TrackedMethod {
        let named = helpers.reduce(graph) { $0.naming([$1.name], of: $1.owner) }
        let all = roots + helpers.compactMap { named.terms.find($0.name, of: $0.owner) }
        return TrackedMethod(function: method, obligation: tracked(by: all, of: kind, in: named), graph: named)
    }

    private func helpers(among blocks: [Int], in graph: FlowGraph) -> [(owner: TermID, name: String)] {
        blocks.compactMap { graph.blocks[$0].call.flatMap { helper(called: graph.calls[$0], in: graph) } }
    }

    /// A method that a call means, and how the call names the object.
    private func helper(called call: Call, in graph: FlowGraph) -> (owner: TermID, name: String)? {
        switch call.callee {
        case .name(let name): (graph.selfTerm, name)
        case .member(let receiver?, let name) where graph.isSelf(receiver): (receiver, name)
        default: nil
        }
    }

    private func tracked(by roots: [TermID], of kind: Obligation.Kind, in graph: FlowGraph) -> TrackedObligation {
        TrackedObligation(
            kind: kind, name: obligation.name, site: Site(start: 0, end: 0), roots: roots, optionalRoots: [],
            start: graph.entry, end: graph.exit, throwEnd: nil)
    }

    private func tracked(in method: Int) -> TrackedMethod? {
        if property.isClearable {
            return SlotFinder(context: context).track(property, in: method) ?? trackedByHelpers(in: method)
        }
        let graph = context.code.graph(of: method, naming: property)
        guard let root = context.code.term(of: property, in: method, laidOutAs: graph) else { return nil }
        let search = ReachSearch(property: property, context: context)
        let calling = graph.blocks.indices.filter {
            !graph.blocks[$0].mentions(root, in: graph) && search.reach(of: $0, in: method) == .certain
        }
        return trackedMethod(
            method, by: [root], and: helpers(among: calling, in: graph), of: obligation.kind, in: graph)
    }
}
