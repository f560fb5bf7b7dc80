import OnceoverControlFlow

/// Paths on which somebody else has answered, or been told.
extension LeakEvidence {
    /// `notBound()`, where that is another closure of the function, which hears of another end; but not where it is called all
    /// the same behind a discharge.
    func isToldToOther(_ blame: Blame) -> Bool {
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

    /// `guard let berth = harbour.reserve(continuation) else { return }`: what was given the obligation may have kept it, and
    /// says so by what it returns. What a closure asks that it was given itself, it asks too early.
    func isOnAnswer(_ blame: Blame) -> Bool {
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

    func isAnswer(_ term: TermID, of call: Call) -> Bool {
        term == call.result || graph.targets(assigned: call.result).contains(term)
    }

    /// `harbour.onReady { … }.onRefused { … }.onLate { … }`: of three or more callbacks that would discharge it, and that nobody looks
    /// into, one will run.
    func isPastSeveralCallbacks(_ blame: Blame) -> Bool {
        let before = blame.branch.map { exploration.edges(to: $0.point) + [$0.edge] } ?? []
        let skipped = (before + exploration.edges(along: blame.rest)).compactMap { edge -> Int? in
            if case .skipsClosure(let region) = edge.outcome, isKeptUnseen(region) { region } else { nil }
        }
        return Set(skipped).count >= 3
    }

    /// `guard gate.markLate() else { return }`, where another discharge stands behind an answer of the same object.
    func isTurnedAway(_ blame: Blame) -> Bool {
        guard let edge = blame.branch?.edge else { return false }
        return isLetThrough(by: flow.claims.admissions(by: edge), besides: edge.site)
    }

    /// `guard !gate.isCancelled else { return }`, where a discharge stands behind an answer of the same object, as
    /// `gate.claim()`: who has set that has claimed it.
    func isPastLatch(_ blame: Blame) -> Bool {
        guard let edge = blame.branch?.edge else { return false }
        return isLetThrough(by: Set(edge.assumptions.compactMap(latchThatIsOver)))
    }

    /// Whether one of these objects lets some through where another condition asks it.
    private func isLetThrough(by objects: Set<String>, besides site: Site? = nil) -> Bool {
        !objects.isEmpty
            && graph.blocks.flatMap(\.edges).contains {
                $0.site != site && !flow.claims.admissions(by: $0).isDisjoint(with: objects)
            }
    }

    private func latchThatIsOver(_ assumption: Assumption) -> String? {
        guard assumption.fact == .boolean(true),
            case .member(let owner, let flag) = graph.terms[assumption.term].kind, !graph.isSelf(owner),
            FlagName.saysOver(flag)
        else { return nil }
        return graph.terms[owner].name
    }
}

extension FlowGraph {
    /// The calls in the closures that some calls are given: `queue.async { notBound() }`.
    fileprivate func calls(inClosuresOf calls: Set<Int>) -> [Int] {
        let closures = regions.indices.filter { regions[$0].call.map(calls.contains) ?? false }
        return blocks.filter { block in closures.contains { isInside(block, of: $0) } }.compactMap(\.call)
    }
}
