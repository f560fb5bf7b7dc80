import OnceoverControlFlow

/// Whether a path that leaves an obligation shows that somebody waits in vain.
struct LeakEvidence {
    let exploration: Exploration
    /// Base names of functions that nobody expects to be called.
    let unexpected: Set<String>

    private var flow: ObligationFlow { exploration.flow }
    private var graph: FlowGraph { flow.graph }

    func doubt(of blame: Blame, _ defect: Violation.Defect) -> Doubt? {
        if isUnexpected(blame) { return .assertion }
        if isOnAnswer(blame) { return .answer }
        if isToldToOther(blame) { return .other }
        if isOfCancellation(blame) { return .cancelled }
        if isTurnedAway(blame) { return .admission }
        if isOfOtherElement(blame) { return .match }
        if isBehindValue(blame) { return .open }
        return defect == .undischargedPath && flow.tracked.isListener && !isToldOfFailure ? .listener : nil
    }

    /// `callback(nil)`, `callback(.failure(error))`: who hears of failures waits for one.
    private var isToldOfFailure: Bool {
        graph.calls.contains { call in
            guard case .value(let closure) = call.callee, flow.aliases.contains(closure) else { return false }
            return call.arguments.contains { isFailure($0.operand) }
        }
    }

    private func isFailure(_ value: Operand) -> Bool {
        switch value {
        case .nilLiteral, .boolean(false): true
        case .enumCase(let number): ErrorName.isOne(graph.caseNames[Int(number)])
        case .term(let term): ErrorName.isOne(graph.terms[term].name)
        default: false
        }
    }

    /// `notBound()`, where that is another closure of the function, which hears of another end; but not where it is called all
    /// the same behind a discharge.
    private func isToldToOther(_ blame: Blame) -> Bool {
        let calls = blame.rest.compactMap { exploration.block(at: $0).call }
        let called = calls + graph.calls(inClosuresOf: Set(calls))
        return called.contains { call in
            guard case .value(let closure) = graph.calls[call].callee else { return false }
            return graph.parameters.contains(closure) && !flow.tracked.steps.contains(closure)
                && !flow.aliases.contains(closure) && !isMadeBehindDischarge(graph.calls[call].site)
        }
    }

    /// Whether it may be called behind a discharge, too. What a `defer` says stands at the end of each path.
    private func isMadeBehindDischarge(_ site: Site) -> Bool {
        exploration.simulation.points.contains { point in
            Status(code: point.state.property).progress == .discharged
                && graph.blocks[point.node].call.map { graph.calls[$0].site == site } ?? false
        }
    }

    /// `assertionFailure("no berth")` behind the branch.
    private func isUnexpected(_ blame: Blame) -> Bool {
        blame.rest.contains { point in
            exploration.block(at: point).call.flatMap { graph.calls[$0].name }.map(unexpected.contains) ?? false
        }
    }

    /// `guard let berth = harbour.reserve(continuation) else { return }`: what was given the obligation may have kept it, and
    /// says so by what it returns. What a closure asks that it was given itself, it asks too early.
    private func isOnAnswer(_ blame: Blame) -> Bool {
        guard let branch = blame.branch else { return false }
        let around = graph.closures(outwardFrom: exploration.block(at: branch.point).region)
        return branch.edge.assumptions.contains { assumption in
            graph.calls.indices.contains { call in
                isGivenIt(call) && isAnswer(assumption.term, of: graph.calls[call])
                    && !around.contains { graph.regions[$0].call == call }
            }
        }
    }

    /// Whether a call is given it, or a closure that discharges it, and nobody has looked into what becomes of that.
    private func isGivenIt(_ call: Int) -> Bool {
        flow.effects[call] != nil
            || graph.regions.indices.contains { graph.regions[$0].call == call && isKeptUnseen($0) }
    }

    private func isKeptUnseen(_ region: Int) -> Bool {
        flow.plan.isRelevant(region) && graph.regions[region].isDeferred && flow.plan.unseen.contains(region)
            && flow.plan.messaging[region] == nil
    }

    private func isAnswer(_ term: TermID, of call: Call) -> Bool {
        term == call.result || graph.targets(assigned: call.result).contains(term)
    }

    /// `guard gate.markLate() else { return }`, where another discharge stands behind an answer of the same object.
    private func isTurnedAway(_ blame: Blame) -> Bool {
        guard let edge = blame.branch?.edge else { return false }
        let asked = flow.claims.admissions(by: edge)
        return !asked.isEmpty
            && graph.blocks.flatMap(\.edges).contains {
                $0.site != edge.site && !flow.claims.admissions(by: $0).isDisjoint(with: asked)
            }
    }

    /// `if ship == last { completion() }` in a loop, for another ship.
    private func isOfOtherElement(_ blame: Blame) -> Bool {
        guard let branch = blame.branch,
            branch.edge.assumptions.contains(where: {
                $0.fact == .boolean(false) && graph.terms[$0.term].name.contains(" == ")
            })
        else { return false }
        return exploration.edges(along: exploration.path(to: branch.point)).contains { $0.outcome == .loopRuns }
    }

    /// `stream.yield(chart)`
    private func isBehindValue(_ blame: Blame) -> Bool {
        guard flow.tracked.kind == .stream, let branch = blame.branch else { return false }
        return (exploration.path(to: branch.point) + blame.rest).contains { point in
            guard let call = exploration.block(at: point).call,
                case .member(let stream?, "yield") = graph.calls[call].callee
            else { return false }
            return flow.aliases.contains(stream)
        }
    }

    /// `guard error.code != NSURLErrorCancelled else { return }`, which is no. -999: whoever has called it off hears of nothing. Who
    /// asks before there is an error may not know.
    private func isOfCancellation(_ blame: Blame) -> Bool {
        guard [.handler, .handlerPair].contains(flow.tracked.kind), !flow.tracked.isOfFramework,
            let edge = blame.branch?.edge
        else { return false }
        return edge.assumptions.contains { assumption in
            let name = graph.terms[assumption.term].name.lowercased()
            if case .isCase(let number, _) = assumption.fact, isCancelled(graph.caseNames[Int(number)]) {
                return isOfError(name)
            }
            return isOfError(name) && isCancelled(name)
        }
    }

    private func isCancelled(_ name: String) -> Bool { name.contains("-999") || name.lowercased().contains("cancel") }

    private func isOfError(_ name: String) -> Bool { name.contains("error") || name.hasPrefix("err") }
}

extension FlowGraph {
    /// The calls in the closures that some calls are given: `queue.async { notBound() }`.
    fileprivate func calls(inClosuresOf calls: Set<Int>) -> [Int] {
        let closures = regions.indices.filter { regions[$0].call.map(calls.contains) ?? false }
        return blocks.filter { block in closures.contains { isInside(block, of: $0) } }.compactMap(\.call)
    }
}
