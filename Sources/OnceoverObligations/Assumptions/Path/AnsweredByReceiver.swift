import OnceoverControlFlow

extension Assumption {
    /// `guard let berth = harbour.reserve(continuation) else { return }`: what was given the obligation may have
    /// kept it, and says so by what it returns. What a closure asks that it was given itself, it asks too early.
    static let answeredByReceiver = Assumption(
        "answered-by-receiver", .path, .demotes,
        AssumptionPage(
            takes:
                "If a function takes the handler and returns a result, the result is assumed to say whether it will call it.",
            why: "A caller that tests such a result usually asks whether the function accepted the request.",
            example: """
                func reserve(completion: @escaping (Berth) -> Void) {
                    guard let berth = harbour.reserve(completion) else { return }
                    completion(berth)
                }
                """,
            stillFound: """
                A closure that you give to a function of the project: its body shows whether it calls the closure. A \
                test of the result inside that closure.
                """,
            costs: "A function that rejects the request and does not call the handler: nobody calls it."),
        applies: { $0.leaks(\.isOnAnswer) })
}

extension LeakCase {
    fileprivate var isOnAnswer: Bool {
        guard let branch = blame.branch else { return false }
        let around = graph.closures(outwardFrom: exploration.block(at: branch.point).region)
        return asked.contains { asked in
            graph.calls.indices.contains { call in
                isGivenIt(call) && isAnswer(asked.term, of: graph.calls[call])
                    && !around.contains { graph.regions[$0].call == call }
            }
        }
    }

    /// Whether a call of an unknown function takes it, or takes a closure that discharges it.
    private func isGivenIt(_ call: Int) -> Bool {
        body.effects[call] != nil
            || graph.regions.indices.contains { graph.regions[$0].call == call && isKeptUnseen($0) }
    }
}
