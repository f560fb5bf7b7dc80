import OnceoverSignatures

extension Assumption {
    /// `confirm(title) { … }`, where one button calls it and another does not.
    static let userChoice = Assumption(
        "user-choice", .end, .demotes,
        AssumptionPage(
            takes: "A handler for a choice of the user need not be called if the user chooses something else.",
            why: "The handler is the chosen work, or receives the choice.",
            example: """
                func confirm(completion: @escaping () -> Void) {
                    alert.addAction(Action("Delete") { completion() })
                    alert.addAction(Action("Cancel"))
                }
                """,
            stillFound: """
                A continuation, a handler that a framework passes to you, a handler that takes yes or no, and a \
                handler named `completion` that receives the choice.
                """,
            costs: "A caller that waits for the handler even if the user declines."),
        applies: { $0.isOfLostPart && $0.isOfChoice })
}

extension Case {
    fileprivate var isOfChoice: Bool {
        guard let parameter, OfferedChoices(body: body).isForChoiceOnly else { return false }
        // A handler named `completion` receives the choice and waits for it.
        return parameter.tellsNothing
            || HandlerName.isVague(parameter.name) && parameter.handlerType?.tellsChoiceAlone == true
    }
}
