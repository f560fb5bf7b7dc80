import OnceoverControlFlow

extension Assumption {
    /// `answer.sink { if case .failure(let error) = $0 { completion(.failure(error)) } } receiveValue: {
    /// completion(.success($0)) }`: whoever waits for a failure in place of a value waits for one of them.
    static let oneValue = Assumption(
        "one-value", .path, .demotes,
        AssumptionPage(
            takes: "A publisher whose failure the handler hears of gives one value.",
            why: "Publishers of requests give one value and end.",
            example: """
                answer.sink {
                    if case .failure(let error) = $0 { completion(.failure(error)) }
                } receiveValue: {
                    completion(.success($0))
                }
                """,
            stillFound: """
                A publisher of which only the values call the handler, and one that is known to give several.
                """,
            costs: "A publisher that gives several values: the handler is called for each."),
        applies: { $0.repeats { $0.repeated.repeatingRegion.map($0.isOfRequest) ?? false } })
}

extension RepeatCase {
    fileprivate func isOfRequest(_ region: Int) -> Bool {
        guard let call = graph.regions[region].call, graph.calls[call].name == "sink" else { return false }
        return graph.regions.indices.contains { other in
            other != region && graph.regions[other].call == call && flow.plan.isRelevant(other)
        }
    }
}
