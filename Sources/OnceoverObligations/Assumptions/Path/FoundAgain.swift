import OnceoverControlFlow

extension Assumption {
    /// `getEngine()?.start(completion)` behind `guard getEngine() != nil`: what is looked up twice in one breath is
    /// there twice.
    static let foundAgain = Assumption(
        "found-again", .path, .demotes,
        AssumptionPage(
            takes: "A getter that has found something finds it again when it is asked a second time in the same body.",
            why: "Between two calls of a getter in one body, hardly anything happens.",
            example: """
                func start(completion: @escaping () -> Void) {
                    guard getEngine() != nil else { return completion() }
                    getEngine()?.start(completion)
                }
                """,
            stillFound: "A getter that is asked for the first time, and one that is awaited.",
            costs: "An object that goes away between both calls."),
        applies: { $0.leaks(\.isOfFoundBefore) })
}

extension LeakCase {
    fileprivate var isOfFoundBefore: Bool {
        guard let branch = blame.branch else { return false }
        let region = exploration.block(at: branch.point).region
        return asked.contains { asked in
            guard asked.fact == .isNil(true),
                let missing = graph.calls.first(where: { isAnswer(asked.term, of: $0) }), isLookUp(missing)
            else { return false }
            return graph.blocks.contains { block in
                guard block.region == region, let found = block.call.map({ graph.calls[$0] }),
                    found.callee == missing.callee, found.result != missing.result
                else { return false }
                return exploration.always(comesTo: branch.point, pendingBy: Constraint(found.result, .isNil(false)))
            }
        }
    }

    /// `getEngine()`
    private func isLookUp(_ call: Call) -> Bool {
        call.arguments.isEmpty && !call.isAwaited && call.name.map(GetterName.isOne) ?? false
    }
}
