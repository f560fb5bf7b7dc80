extension Assumption {
    /// `try promise.futureResult.wait()`
    static let awaitedIsAnswered = Assumption(
        "awaited-is-answered",
        completes: AssumptionPage(
            takes: "A wait for what others must complete ends.",
            why: "Behind the wait, somebody has completed it.",
            example: """
                let promise = loop.makePromise(of: Void.self)
                start(promise)
                try promise.futureResult.wait()
                """,
            stillFound: "Paths that do not wait.",
            costs: "A wait that never ends."),
        where: { $0.effects.contains { $0.outcomes.contains { $0.transition == .await } } })
}
