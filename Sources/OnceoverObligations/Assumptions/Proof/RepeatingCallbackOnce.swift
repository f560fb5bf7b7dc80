import OnceoverControlFlow

extension Assumption {
    /// `radio.observe { completion($0) }`, where nothing says that it comes again.
    static let repeatingCallbackOnce = Assumption(
        "repeating-callback-once",
        completes: AssumptionPage(
            takes: "A callback that may run any number of times is assumed to run once.",
            why: "Nothing in sight shows that it runs again: neither the object that it observes nor a contract.",
            example: """
                func hear(completion: @escaping (Int) -> Void) {
                    radio.observe { completion($0) }
                }
                """,
            stillFound: "A callback that runs again and again by its contract.",
            costs: "A second event: the handler is called twice."),
        where: { $0.runs(closure: $0.mayComeAgain) })
}

extension Proof {
    fileprivate func mayComeAgain(_ region: Int) -> Bool {
        body.plan.mode(of: region) == .repeating && !body.plan.firesAgain(region) && discharges(in: region)
    }

    private func discharges(in region: Int) -> Bool {
        reached.contains { block in
            graph.isInside(graph.blocks[block], of: region)
                && graph.blocks[block].call.flatMap { body.effects[$0] }.map { !$0.isNothing } ?? false
        }
    }
}
