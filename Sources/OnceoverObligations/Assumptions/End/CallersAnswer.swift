extension Assumption {
    /// Callers that hand a handler on and call it themselves, too: the function that is given it owes nothing.
    static let callersAnswer = Assumption(
        "callers-answer", .end, .demotes,
        AssumptionPage(
            takes: "A private function may ignore its handler if each of its callers also calls the handler itself.",
            why: "The callers already answer. They pass the handler for some other use.",
            example: """
                func moor(completion: @escaping () -> Void) {
                    prepare(completion)
                    completion()
                }
                private func prepare(_ completion: @escaping () -> Void) { print(1) }
                """,
            stillFound: "A caller that passes the handler on and does not call it.",
            costs: "No known fault."),
        applies: { $0.areCallersAnswering })
}

extension Case {
    fileprivate var areCallersAnswering: Bool {
        guard violation.isNever, let handlers else { return false }
        return handlers.allSatisfy { AnsweringCallers(context: context).answer($0, of: function) }
    }
}
