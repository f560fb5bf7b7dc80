extension Assumption {
    /// `self.completion = completion`, where other methods of the type call it.
    static let storedIsAnswered = Assumption(
        "stored-is-answered",
        completes: AssumptionPage(
            takes: """
                What is put into a property whose methods lose nothing is answered: one of the methods that answer \
                is called.
                """,
            why: """
                The property's life is followed through the methods of its type; that somebody calls them, no code \
                in sight proves.
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
                A method that overwrites, clears or keeps what still waits, and a property that nobody answers.
                """,
            costs: "An event that never comes: the caller waits for ever."),
        where: { $0.ends(with: .stored) })
}
