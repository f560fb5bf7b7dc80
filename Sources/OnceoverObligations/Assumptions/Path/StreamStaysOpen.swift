import OnceoverControlFlow

extension Assumption {
    /// `stream.yield(chart)` on the path: a stream that has been given something may be given more.
    static let streamStaysOpen = Assumption(
        "stream-stays-open", .path, .demotes,
        AssumptionPage(
            takes: "A path that gives a stream a value leaves it open for the next one.",
            why: "Callbacks that yield come again.",
            example: """
                source.onChart = { chart in
                    guard let chart else { return stream.finish() }
                    stream.yield(chart)
                }
                """,
            stillFound: "A path that neither gives a value nor finishes.",
            costs: "A callback that comes once: whoever reads the stream waits for ever."),
        applies: { $0.leaks(\.isBehindValue) })
}

extension LeakCase {
    fileprivate var isBehindValue: Bool {
        guard flow.tracked.kind == .stream, let branch = blame.branch else { return false }
        return (exploration.path(to: branch.point) + blame.rest).contains { point in
            guard let call = exploration.block(at: point).call,
                case .member(let stream?, "yield") = graph.calls[call].callee
            else { return false }
            return flow.aliases.contains(stream)
        }
    }
}
