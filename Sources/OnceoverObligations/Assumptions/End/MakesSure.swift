import OnceoverSignatures

extension Assumption {
    /// `ensureConnected { … }`, `sendIfAllowed { … }`
    static let makesSure = Assumption(
        "makes-sure", .end, .demotes,
        AssumptionPage(
            takes: "A function with a name such as `ensureLoggedIn` need call its handler only if the condition holds.",
            why: "The handler is the work that needs the condition.",
            example: """
                func ensureLoggedIn(completion: @escaping () -> Void) {
                    guard isLoggedIn else { return showLogin() }
                    completion()
                }
                """,
            stillFound: "A handler that takes a value, and a function with any other name.",
            costs: "A caller that waits for the handler in every case."),
        applies: {
            $0.isOfLostPart && $0.parameter?.tellsNothing ?? false && HandlerName.makesSure(function: $0.declared.name)
        })
}
