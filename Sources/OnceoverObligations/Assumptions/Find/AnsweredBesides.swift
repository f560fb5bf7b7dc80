extension Assumption {
    /// `successCompletion:` beside the handler that hears how it ends.
    static let answeredBesides = Assumption(
        "answered-besides", onParameter: .excuses,
        AssumptionPage(
            takes:
                "A handler for only a part of the outcome, such as success, is assumed to need no call if other code reports the end.",
            why: "Another handler, or the result of the `async` function, tells the caller how it ends.",
            example: """
                func load(successCompletion: @escaping (Chart) -> Void, failure: @escaping (any Error) -> Void) {
                    failure(Failure())
                }
                """,
            stillFound: "A handler that takes an error, a `Bool` or a result.",
            costs: "A caller that hears nothing because both are forgotten."),
        applies: { $0.isByNameAlone && $0.isOfPart })
}

extension ParameterCase {
    fileprivate var isOfPart: Bool {
        handlers.isOfSuccessAlone(parameter) || handlers.isValueOfSuccess(parameter)
            || handlers.isBesideAwaitedResult(parameter)
    }
}
