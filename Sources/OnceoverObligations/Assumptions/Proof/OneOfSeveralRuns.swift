import OnceoverControlFlow

extension Assumption {
    /// `load(success: { completion(true) }, failure: { completion(false) })`, the links of a chain, the buttons of
    /// an alert.
    static let oneOfSeveralRuns = Assumption(
        "one-of-several-runs",
        completes: AssumptionPage(
            takes: "Of closures that are alternatives, such as `success` and `failure`, exactly one is assumed to run.",
            why: "Their labels, their place in a chain or their purpose says that they exclude each other.",
            example: """
                load(success: { completion(true) }, failure: { completion(false) })
                """,
            stillFound: "An alternative that does not call the handler.",
            costs: "An API that runs both closures, or none."),
        where: { $0.runs(closure: $0.isOneOfSeveral) })
}

extension Proof {
    fileprivate func isOneOfSeveral(_ region: Int) -> Bool {
        if case .alternative = body.plan.mode(of: region) { true } else { false }
    }
}
