extension Assumption {
    /// `beginBackgroundTask { self.stop(); completion() }`
    static let expirationHandler = Assumption(
        "expiration-handler", onParameter: .excuses,
        AssumptionPage(
            takes: "A handler that is called only where background time runs out is assumed to hear of that alone.",
            why:
                "Most background tasks end in time. The handler takes no value, so it cannot tell which of both it was.",
            example: """
                func begin(completion: @escaping () -> Void) {
                    task = application.beginBackgroundTask { completion() }
                }
                """,
            stillFound: "A handler that takes a value, and a handler that is also called somewhere else.",
            costs: "A caller that waits for the end of the task."),
        applies: { !$0.isOwed && $0.handlers.hearsExpiration($0.index) })
}
