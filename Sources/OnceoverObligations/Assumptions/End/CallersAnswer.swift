extension Assumption {
    /// Callers that hand a handler on and call it themselves, too: the function that is given it owes nothing.
    static let callersAnswer = Assumption(
        "callers-answer", .end, .demotes,
        AssumptionPage(
            takes: """
                A private function that leaves its handler alone need not call it where all its callers call it \
                themselves.
                """,
            why: "What is handed on is for something else.",
            example: """
                func moor(completion: @escaping () -> Void) {
                    prepare(completion)
                    completion()
                }
                private func prepare(_ completion: @escaping () -> Void) { print(1) }
                """,
            stillFound: "A caller that hands it on and leaves it at that.",
            costs: "Nothing that is known."),
        applies: { $0.areCallersAnswering })
}

extension Case {
    fileprivate var areCallersAnswering: Bool {
        guard violation.isNever, let handlers else { return false }
        return handlers.allSatisfy { AnsweringCallers(context: context).answer($0, of: function) }
    }
}
