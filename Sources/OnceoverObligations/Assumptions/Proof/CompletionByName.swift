import OnceoverDiagnostics

extension Assumption {
    /// `radio.send(text, completion: completion)`, where nobody knows `send`.
    static let completionByName = Assumption(
        .completionByName,
        completes: AssumptionPage(
            takes: """
                A function that neither a contract nor a body describes calls a handler that it is given under a \
                completion's name exactly once, unless it throws.
                """,
            why: "The name of the label or of the function says so.",
            example: """
                func send(completion: @escaping () -> Void) {
                    radio.send(text, completion: completion)
                }
                """,
            stillFound: "A second call of the handler beside it, and a path that does not come to it.",
            costs: "A function that breaks the promise of its name: write a contract for it."),
        where: { $0.effects.contains { $0.assumes.contains(.completionByName) } })
}

extension AssumptionID {
    static let completionByName: AssumptionID = "completion-by-name"
}
