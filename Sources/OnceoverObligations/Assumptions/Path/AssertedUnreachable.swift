import OnceoverControlFlow

extension Assumption {
    /// `assertionFailure("no berth")` behind the branch that is to blame.
    static let assertedUnreachable = Assumption(
        "asserted-unreachable", .path, .demotes,
        AssumptionPage(
            takes: "A path that ends in a failed assertion is not taken.",
            why: "Whoever writes an assertion failure knows that nobody comes there while the program is right.",
            example: """
                func moor(completion: @escaping () -> Void) {
                    guard let berth else { return assertionFailure("no berth") }
                    berth.moor(completion)
                }
                """,
            stillFound: "The same branch without the assertion, and one that only prints.",
            costs: """
                A release build does not stop at an assertion: where the state comes up all the same, the caller \
                waits.
                """),
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
