extension Assumption {
    /// `Task { try? await Task.sleep(for: limit); finish(nil) }` beside what is stored.
    static let timeLimitAnswers = Assumption(
        "time-limit-answers", onExit: .demotes,
        AssumptionPage(
            takes: "A handler that a delegate has stored is assumed to be called when its time limit ends.",
            why: "The type schedules a closure or a method that answers after a delay.",
            example: """
                func locate(completion: @escaping (Place?) -> Void) {
                    waiting = completion
                    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.finish(nil) }
                }
                """,
            stillFound: "A delegate without a time limit.",
            costs: "A caller that waits for the time limit although the delegate has failed long before."),
        applies: { !$0.isForgotten && TimeLimit(property: $0.property, context: $0.context).isSet })
}
