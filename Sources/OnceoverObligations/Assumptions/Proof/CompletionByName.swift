import OnceoverDiagnostics

extension Assumption {
    /// `radio.send(text, completion: completion)`, where `send` is an unknown function.
    static let completionByName = Assumption(
        .completionByName,
        completes: AssumptionPage(
            takes: "An unknown function is assumed to call its completion handler exactly once, unless it throws.",
            why: """
                The label or the name of the function says that the closure is a completion handler. The function is \
                unknown: Onceover has neither a contract nor a body for it.
                """,
            example: """
                func send(completion: @escaping () -> Void) {
                    radio.send(text, completion: completion)
                }
                """,
            stillFound: "A second call of the handler on the same path, and a path that does not reach the function.",
            costs: "A function that does not do what its name says. Write a contract for it."),
        where: { $0.effects.contains { $0.assumes.contains(.completionByName) } })
}

extension AssumptionID {
    static let completionByName: AssumptionID = "completion-by-name"
}
