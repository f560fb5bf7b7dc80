import OnceoverControlFlow

extension Assumption {
    /// `getEngine()?.start(completion)` behind `guard getEngine() != nil`: what is looked up twice in one breath is
    /// there twice.
    static let foundAgain = Assumption(
        "found-again", .path, .demotes,
        AssumptionPage(
            takes: "A getter that returned a value is assumed to return one again later in the same body.",
            why: "Little happens between two calls of a getter in one body.",
            example: """
                func start(completion: @escaping () -> Void) {
                    guard getEngine() != nil else { return completion() }
                    getEngine()?.start(completion)
                }
                """,
            stillFound: """
                The first call of the getter, an awaited getter, and a function that takes arguments or has no `get…` \
                name.
                """,
            costs: "An object that disappears between both calls."),
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
