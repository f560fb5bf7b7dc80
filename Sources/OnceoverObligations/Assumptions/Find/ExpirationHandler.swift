extension Assumption {
    /// `beginBackgroundTask { self.stop(); completion() }`
    static let expirationHandler = Assumption(
        "expiration-handler", onParameter: .excuses,
        AssumptionPage(
            takes: "A handler that only an expiration handler calls is assumed to report only that time ran out.",
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
