import OnceoverControlFlow

extension Assumption {
    /// `stream.yield(chart)` on the path: a stream that has been given something may be given more.
    static let streamStaysOpen = Assumption(
        "stream-stays-open", .path, .demotes,
        AssumptionPage(
            takes: "A path that yields a value to a stream need not finish the stream.",
            why: "A callback that yields values usually runs again.",
            example: """
                source.onChart = { chart in
                    guard let chart else { return stream.finish() }
                    stream.yield(chart)
                }
                """,
            stillFound: "A path that neither yields nor finishes.",
            costs: "A callback that runs once: the reader of the stream waits forever."),
        applies: { $0.leaks(\.isBehindValue) })
}

extension LeakCase {
    fileprivate var isBehindValue: Bool {
        guard body.tracked.kind == .stream, let branch = blame.branch else { return false }
        return (exploration.path(to: branch.point) + blame.rest).contains { point in
            guard let call = exploration.block(at: point).call,
                case .member(let stream?, "yield") = graph.calls[call].callee
            else { return false }
            return body.aliases.contains(stream)
        }
    }
}
