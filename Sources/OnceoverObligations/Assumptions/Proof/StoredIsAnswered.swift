extension Assumption {
    /// `self.completion = completion`, where other methods of the type call it.
    static let storedIsAnswered = Assumption(
        "stored-is-answered",
        completes: AssumptionPage(
            takes: "A handler that a method stores in a property is assumed to be called later.",
            why: """
                Onceover follows the property through the methods of its type, and none of them loses the handler. No \
                code in sight proves that somebody calls the method that answers.
                """,
            example: """
                func wait(completion: @escaping () -> Void) {
                    waiting = completion
                }
                func arrived() {
                    waiting?()
                    waiting = nil
                }
                """,
            stillFound: """
                A method that overwrites or clears a waiting handler, a method that calls the handler and keeps it, \
                and a property that no method answers.
                """,
            costs: "An event that never comes: the caller waits forever."),
        where: { $0.ends(with: .stored) })
}
