import OnceoverControlFlow

extension Assumption {
    /// `assertionFailure("no berth")` behind the branch that is to blame.
    static let assertedUnreachable = Assumption(
        "asserted-unreachable", .path, .demotes,
        AssumptionPage(
            takes: "A path that calls `assertionFailure` or a similar function is assumed not to run.",
            why: "The author says by the assertion that a correct program never takes this path.",
            example: """
                func moor(completion: @escaping () -> Void) {
                    guard let berth else { return assertionFailure("no berth") }
                    berth.moor(completion)
                }
                """,
            stillFound: "The same branch without the assertion, and a branch that only prints.",
            costs: "A release build ignores the assertion. If the path runs there, the handler is never called."),
        applies: { $0.leaks(\.isUnexpected) })
}

extension LeakCase {
    fileprivate var isUnexpected: Bool {
        let unexpected = context.contracts.unexpected
        return blame.rest.contains { point in
            exploration.block(at: point).call.flatMap { graph.calls[$0].name }.map(unexpected.contains) ?? false
        }
    }
}
