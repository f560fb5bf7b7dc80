import OnceoverControlFlow

extension Assumption {
    /// `notBound()`, where that is another closure of the function, which hears of another end; but not where it is
    /// called all the same behind a discharge. Or what no path tells that discharges.
    static let toldElsewhere = Assumption(
        "told-elsewhere", .path, .demotes,
        AssumptionPage(
            takes: "A path that tells another closure how it ended need not call the handler.",
            why: """
                A function with several closures often has one closure for each end. A path may also pass a constant, \
                as in `done(.retry)`, that no path with a call of the handler passes.
                """,
            example: """
                func bind(notBound: @escaping () -> Void, completion: @escaping () -> Void) {
                    guard let port else { return notBound() }
                    port.bind(completion)
                }
                """,
            stillFound: "A path that calls no closure, and a closure that paths with a call of the handler call, too.",
            costs: "A caller that waits for the handler alone waits forever."),
        applies: { $0.leaks { $0.isToldToOther || $0.isTold(by: .path) } })
}

extension LeakCase {
    /// Whether the path ends after its function has told other code that it does not discharge.
    func isTold(by telling: Exploration.Telling) -> Bool {
        blame.rest.last.flatMap { exploration.toldLeaks[$0] }?.contains(telling) ?? false
    }

    fileprivate var isToldToOther: Bool {
        let calls = blame.rest.compactMap { exploration.block(at: $0).call }
        let called = calls + graph.calls(inClosuresOf: Set(calls))
        return called.contains { call in
            guard case .value(let closure) = graph.calls[call].callee else { return false }
            return graph.parameters.contains(closure) && !body.tracked.steps.contains(closure)
                && !body.aliases.contains(closure) && !isMadeBehindDischarge(graph.calls[call].site)
        }
    }

    /// Whether it may be called behind a discharge, too. What a `defer` says stands at the end of each path.
    private func isMadeBehindDischarge(_ site: Site) -> Bool {
        exploration.simulation.points.contains { point in
            Status(code: point.state.property).progress == .discharged
                && graph.blocks[point.node].call.map { graph.calls[$0].site == site } ?? false
        }
    }
}

extension FlowGraph {
    /// The calls in the closures that some calls are given: `queue.async { notBound() }`.
    fileprivate func calls(inClosuresOf calls: Set<Int>) -> [Int] {
        let closures = regions.indices.filter { regions[$0].call.map(calls.contains) ?? false }
        return blocks.filter { block in closures.contains { isInside(block, of: $0) } }.compactMap(\.call)
    }
}
