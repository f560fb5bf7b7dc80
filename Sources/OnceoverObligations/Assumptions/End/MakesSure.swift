import OnceoverSignatures

extension Assumption {
    /// `ensureConnected { … }`, `ifConnected { … }`
    static let makesSure = Assumption(
        "makes-sure", .end, .demotes,
        AssumptionPage(
            takes: """
                A function whose name says that it makes sure of something calls its handler only where that holds.
                """,
            why: "The handler is the work that needs it.",
            example: """
                func ensureLoggedIn(completion: @escaping () -> Void) {
                    guard isLoggedIn else { return showLogin() }
                    completion()
                }
                """,
            stillFound: "The same for a handler that is told something, and for any other name.",
            costs: "A caller that waits for the handler whatever comes."),
        applies: {
            $0.isOfLostPart && $0.parameter?.tellsNothing ?? false && HandlerName.makesSure(function: $0.declared.name)
        })
}
