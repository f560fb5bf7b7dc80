import OnceoverControlFlow

extension Assumption {
    /// `guard !Task.isCancelled else { return }` in a task that only `onTermination` cancels.
    static let endedStream = Assumption(
        "ended-stream", .path, .demotes,
        AssumptionPage(
            takes: "A task that only the end of a stream cancels need not finish the stream.",
            why: "Nobody reads the stream any more.",
            example: """
                let task = Task {
                    for await chart in charts {
                        if Task.isCancelled { return }
                        continuation.yield(chart)
                    }
                    continuation.finish()
                }
                continuation.onTermination = { _ in task.cancel() }
                """,
            stillFound: "A task that somebody else may cancel.",
            costs: "Nothing that is known."),
        applies: { $0.leaks { $0.circumstances.isOfEndedStream } })
}
