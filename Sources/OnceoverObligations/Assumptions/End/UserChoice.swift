import OnceoverSignatures

extension Assumption {
    /// `confirm(title) { … }`, where one button calls it and another does not.
    static let userChoice = Assumption(
        "user-choice", .end, .demotes,
        AssumptionPage(
            takes: "A handler of an offer is called where the user chooses so, and not otherwise.",
            why: "The handler is what is to be done, or what was chosen.",
            example: """
                func confirm(completion: @escaping () -> Void) {
                    alert.addAction(Action("Delete") { completion() })
                    alert.addAction(Action("Cancel"))
                }
                """,
            stillFound: "A continuation, a handler that a framework gives, and one that is told yes or no.",
            costs: "A caller that waits for a refusal, too."),
        applies: { $0.isOfLostPart && $0.isOfChoice })
}

extension Case {
    fileprivate var isOfChoice: Bool {
        guard let parameter, flow.isForChoiceOnly else { return false }
        // What is called a completion is told what was chosen, and waits for it.
        return parameter.tellsNothing
            || HandlerName.isVague(parameter.name) && parameter.handlerType?.tellsChoiceAlone == true
    }
}
