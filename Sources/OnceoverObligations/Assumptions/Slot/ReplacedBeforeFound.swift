extension Assumption {
    /// `completion?(chart)`, which stays stored: each request stores the next handler.
    static let replacedBeforeFound = Assumption(
        "replaced-before-found", ruling: .slot, .demotes,
        AssumptionPage(
            takes: "A handler that stays stored behind its call is replaced before anybody finds it again.",
            why: "Most handlers that are left behind belong to objects that make one request at a time.",
            example: """
                func load(completion: @escaping (Chart) -> Void) {
                    self.completion = completion
                    start()
                }
                func loaded(_ chart: Chart) { completion?(chart) }
                """,
            stillFound: """
                A continuation, and a handler that another method finds, that a guard asks for, or that a delegate's \
                callback calls each time.
                """,
            costs: "A second event calls the handler again."))
}
