import OnceoverControlFlow

extension Assumption {
    /// `radio.send(text) { completion() }`, where `send` is an unknown function.
    static let unseenCallbackOnce = Assumption(
        "unseen-callback-once",
        completes: AssumptionPage(
            takes: "A closure that you pass to an unknown function is assumed to run exactly once.",
            why: """
                Most of these closures are completion handlers. The function is unknown: Onceover has neither a \
                contract nor a body for it.
                """,
            example: """
                func send(completion: @escaping () -> Void) {
                    radio.send(text) { completion() }
                }
                """,
            stillFound: """
                A path inside the closure that does not call the handler, and a second call outside the closure.
                """,
            costs: "A function that drops its closure, or runs it for each of many events. Write a contract for it."),
        where: { $0.runs(closure: $0.isTakenToRunOnce) })
}

extension Proof {
    fileprivate func isTakenToRunOnce(_ region: Int) -> Bool {
        let closure = graph.regions[region]
        guard closure.isAssumed, body.plan.isUnseen(region) || closure.property != nil else { return false }
        switch body.plan.mode(of: region) {
        case .once, .oneOrMore, .zeroOrOne, .reported: return true
        case .zeroOrMore, .repeating, .never, .kept, .alternative: return false
        }
    }
}
