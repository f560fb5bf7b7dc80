extension Assumption {
    /// `completion?(chart)`, which stays stored: each request stores the next handler.
    static let replacedBeforeFound = Assumption(
        "replaced-before-found", ruling: .slot, .demotes,
        AssumptionPage(
            takes: "A handler that stays stored after its call is assumed to be replaced before it is called again.",
            why: "Most of these objects make one request at a time, and each request stores a new handler.",
            example: """
                func load(completion: @escaping (Chart) -> Void) {
                    self.completion = completion
                    start()
                }
                func loaded(_ chart: Chart) { completion?(chart) }
                """,
            stillFound: """
                A continuation. A handler that another method calls, that a method tests before it stores a new one, \
                or that a repeating delegate callback calls.
                """,
            costs: "A second event: the same handler is called again."))
}
