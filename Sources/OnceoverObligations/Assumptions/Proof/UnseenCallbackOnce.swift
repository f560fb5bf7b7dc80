import OnceoverControlFlow

extension Assumption {
    /// `radio.send(text) { completion() }`, where nobody knows `send`.
    static let unseenCallbackOnce = Assumption(
        "unseen-callback-once",
        completes: AssumptionPage(
            takes: """
                A closure that is given to a function that neither a contract nor a body describes runs exactly \
                once.
                """,
            why: "That is what completion handlers are for; without it, nothing could be said of most programs.",
            example: """
                func send(completion: @escaping () -> Void) {
                    radio.send(text) { completion() }
                }
                """,
            stillFound: "A path inside the closure that leaves the handler, and a second call beside it.",
            costs: "A function that drops its closure, or runs it for each of many events: write a contract for it."),
        where: { $0.runs(closure: $0.isTakenToRunOnce) })
}

extension Proof {
    fileprivate func isTakenToRunOnce(_ region: Int) -> Bool {
        let closure = graph.regions[region]
        guard closure.isAssumed, flow.plan.isUnseen(region) || closure.property != nil else { return false }
        switch flow.plan.mode(of: region) {
        case .once, .oneOrMore, .zeroOrOne, .reported: return true
        case .zeroOrMore, .repeating, .never, .kept, .alternative: return false
        }
    }
}
