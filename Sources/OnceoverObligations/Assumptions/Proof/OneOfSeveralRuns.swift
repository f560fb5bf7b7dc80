import OnceoverControlFlow

extension Assumption {
    /// `load(success: { completion(true) }, failure: { completion(false) })`, the links of a chain, the buttons of
    /// an alert.
    static let oneOfSeveralRuns = Assumption(
        "one-of-several-runs",
        completes: AssumptionPage(
            takes: """
                Of closures that stand in for one another by their labels, their place in a chain or what they are \
                made for, exactly one runs.
                """,
            why: "They are named for ends that exclude each other.",
            example: """
                load(success: { completion(true) }, failure: { completion(false) })
                """,
            stillFound: "One of the closures that leaves the handler alone.",
            costs: "An API that runs both closures, or none."),
        where: { $0.runs(closure: $0.isOneOfSeveral) })
}

extension Proof {
    fileprivate func isOneOfSeveral(_ region: Int) -> Bool {
        if case .alternative = flow.plan.mode(of: region) { true } else { false }
    }
}
