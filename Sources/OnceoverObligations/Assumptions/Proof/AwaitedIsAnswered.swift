extension Assumption {
    /// `try promise.futureResult.wait()`
    static let awaitedIsAnswered = Assumption(
        "awaited-is-answered",
        completes: AssumptionPage(
            takes: "A wait for the result of a promise is assumed to end.",
            why: "After the wait, somebody has completed the promise.",
            example: """
                let promise = loop.makePromise(of: Void.self)
                start(promise)
                try promise.futureResult.wait()
                """,
            stillFound: "Paths that do not wait.",
            costs: "A promise that nobody completes: the wait never ends."),
        where: { $0.effects.contains { $0.outcomes.contains { $0.transition == .await } } })
}
