extension Assumption {
    /// `Task { try? await Task.sleep(for: limit); finish(nil) }` beside what is stored.
    static let timeLimitAnswers = Assumption(
        "time-limit-answers", ruling: .delegate, .demotes,
        AssumptionPage(
            takes: "What a delegate leaves stored is answered when the time is up.",
            why: "The type hands over a closure that answers after a delay.",
            example: """
                func locate(completion: @escaping (Place?) -> Void) {
                    waiting = completion
                    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.finish(nil) }
                }
                """,
            stillFound: "A delegate that no time limit stands beside.",
            costs: "A caller that waits for the limit where the delegate has long failed."))
}
