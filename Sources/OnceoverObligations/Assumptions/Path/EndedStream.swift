import OnceoverControlFlow

extension Assumption {
    /// `guard !Task.isCancelled else { return }` in a task that only `onTermination` cancels.
    static let endedStream = Assumption(
        "ended-stream", .path, .demotes,
        AssumptionPage(
            takes: "A task that is cancelled only by the end of its stream need not finish the stream again.",
            why: "After the end of the stream, nobody reads it.",
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
            stillFound: "A task that other code can cancel.",
            costs: "No known fault."),
        applies: { $0.leaks { $0.circumstances.isOfEndedStream } })
}
