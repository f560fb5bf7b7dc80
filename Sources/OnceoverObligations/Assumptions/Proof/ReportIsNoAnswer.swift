import OnceoverControlFlow

extension Assumption {
    /// `completion(.progress(0.5))`, `handler(.begin)`
    static let reportIsNoAnswer = Assumption(
        "report-is-no-answer",
        completes: AssumptionPage(
            takes: "A call with a stage such as `.progress` or `.started` is assumed not to be the answer.",
            why: "The name of the case says that more calls follow.",
            example: """
                func load(completion: @escaping (Stage) -> Void) {
                    completion(.started)
                    fetch { completion(.done) }
                }
                """,
            stillFound: "A second call with any other value.",
            costs: "A handler that must be called only once, whatever its argument."),
        where: { $0.tellsStage })
}

extension Proof {
    fileprivate var tellsStage: Bool {
        body.tracked.kind == .handler
            && reached.contains { block in
                guard let call = graph.blocks[block].call.map({ graph.calls[$0] }),
                    case .value(let closure) = call.callee
                else { return false }
                return body.aliases.contains(closure) && Reports.isReport(call, in: graph)
            }
    }
}
