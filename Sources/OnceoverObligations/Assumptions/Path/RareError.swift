import OnceoverControlFlow

extension Assumption {
    /// `guard let body = try? JSONEncoder().encode(order) else { return }`, or a `catch` that nothing else leads
    /// to.
    static let rareError = Assumption(
        "rare-error", .path, .demotes,
        AssumptionPage(
            takes: "A function that hardly ever throws, such as `JSONEncoder.encode`, is assumed not to throw.",
            why: """
                A contract lists the function. To encode a value of your own types fails only if the types are wrong \
                for it, and then always.
                """,
            example: """
                func send(_ order: Order, completion: @escaping () -> Void) {
                    guard let body = try? JSONEncoder().encode(order) else { return }
                    post(body, completion)
                }
                """,
            stillFound: "Decoding, reading, and other calls that depend on outside data.",
            costs: "A value that cannot be encoded, such as an infinite number."),
        applies: { $0.leaks(\.isOfRareError) })
}

extension LeakCase {
    fileprivate var isOfRareError: Bool {
        guard let branch = blame.branch else { return false }
        if branch.edge.outcome.isError {
            let thrower = exploration.block(at: branch.point).call.map { graph.calls[$0] }
            return thrower.map { body.questions.values.throwsHardlyEver($0, in: graph) } ?? false
        }
        return isOfAbsence { isAnswer($0, of: $1) && body.questions.values.throwsHardlyEver($1, in: graph) }
    }
}
