import OnceoverControlFlow

extension Assumption {
    /// `answer.sink { if case .failure(let error) = $0 { completion(.failure(error)) } } receiveValue: {
    /// completion(.success($0)) }`: code that expects a value or a failure gets one of the two.
    static let oneValue = Assumption(
        "one-value", .path, .demotes,
        AssumptionPage(
            takes: "A publisher is assumed to give one value if both closures of its `sink` call the handler.",
            why: "Such a publisher usually stands for a request, which gives one value and ends.",
            example: """
                answer.sink {
                    if case .failure(let error) = $0 { completion(.failure(error)) }
                } receiveValue: {
                    completion(.success($0))
                }
                """,
            stillFound: "A `sink` in which only the closure for values calls the handler.",
            costs: "A publisher that gives several values: the handler is called for each."),
        applies: { $0.repeats { $0.repeated.repeatingRegion.map($0.isOfRequest) ?? false } })
}

extension RepeatCase {
    fileprivate func isOfRequest(_ region: Int) -> Bool {
        guard let call = graph.regions[region].call, graph.calls[call].name == "sink" else { return false }
        return graph.regions.indices.contains { other in
            other != region && graph.regions[other].call == call && body.plan.isRelevant(other)
        }
    }
}
