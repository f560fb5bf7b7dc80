import OnceoverControlFlow

/// The words for the steps of a witness.
enum Sentence {
    static func of(_ edge: Edge, in graph: FlowGraph) -> String? {
        switch edge.outcome {
        case .always, .chainContinues: nil
        case .condition(let holds): "this condition is \(holds ? "true" : "false")\(detail(edge, in: graph))"
        case .guardPasses: nil
        case .guardFails: "this guard fails\(detail(edge, in: graph))"
        case .matches: "this case is taken"
        case .doesNotMatch: nil
        case .chainIsNil(let name): "`\(name)` is nil here, so the rest of the chain does not run"
        case .throwsError: "an error is thrown here"
        case .throwsBehindClosures(let call): "`\(graph.calls[call].name ?? "it")` throws although the closure has run"
        case .catches: "the error is caught here"
        case .loopRuns: "the loop runs"
        case .loopEnds: "the loop ends, or does not run at all"
        case .entersClosure(let region) where graph.regions[region].isSilentChoice: "this is chosen, and calls nobody"
        case .entersClosure(let region): graph.regions[region].isDeferred ? "the closure is run" : nil
        // What surely runs is passed by only where nothing in it matters.
        case .skipsClosure(let region) where graph.regions[region].surelyRuns: nil
        case .skipsClosure(let region): graph.regions[region].isDeferred ? skipped(region, in: graph) : nil
        case .repeatsClosure: "the closure is run again"
        }
    }

    private static func skipped(_ region: Int, in graph: FlowGraph) -> String {
        let name = graph.call(givenRegion: region)?.name
        return name.map { "`\($0)` does not run the closure" } ?? "the closure is not run"
    }

    /// ` (`self` is nil)`, where the fact is simple.
    private static func detail(_ edge: Edge, in graph: FlowGraph) -> String {
        guard edge.assumptions.count == 1, let assumption = edge.assumptions.first else { return "" }
        let term = graph.terms[assumption.term]
        guard case .isNil(let isNil) = assumption.fact, !term.name.contains("?"), term.kind != .callResult else {
            return ""
        }
        return ": `\(term.name)` is \(isNil ? "nil" : "not nil")"
    }
}
