import OnceoverControlFlow

extension Assumption {
    /// `guard let body = try? JSONEncoder().encode(order) else { return }`, or a `catch` that nothing else leads
    /// to.
    static let rareError = Assumption(
        "rare-error", .path, .demotes,
        AssumptionPage(
            takes: "A function that hardly ever throws, as contracts say, does not throw.",
            why: """
                Encoding a value of the program's own types fails only where the types are wrong for it, and then \
                always.
                """,
            example: """
                func send(_ order: Order, completion: @escaping () -> Void) {
                    guard let body = try? JSONEncoder().encode(order) else { return }
                    post(body, completion)
                }
                """,
            stillFound: "Decoding, reading, and what else depends on others.",
            costs: "A value that cannot be encoded, such as a number that is not finite."),
        applies: { $0.leaks(\.isOfRareError) })
}

extension LeakCase {
    fileprivate var isOfRareError: Bool {
        guard let branch = blame.branch else { return false }
        if branch.edge.outcome.isError {
            let thrower = exploration.block(at: branch.point).call.map { graph.calls[$0] }
            return thrower.map { flow.resolver.throwsHardlyEver($0, in: graph) } ?? false
        }
        return isOfAbsence { isAnswer($0, of: $1) && flow.resolver.throwsHardlyEver($1, in: graph) }
    }
}
