import OnceoverControlFlow
import OnceoverSymbols

/// The words for the steps of a witness. A step that explains nothing has none.
struct Sentence {
    let graph: FlowGraph
    let plan: RegionPlan

    func of(_ edge: Edge) -> String? {
        if let build = build(edge) { return build }
        return switch edge.outcome {
        case .always, .chainContinues: nil
        case .condition(let holds): "this condition is \(holds ? "true" : "false")\(detail(edge))"
        case .guardPasses: nil
        case .guardFails: "this guard fails\(detail(edge))"
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
        case .skipsClosure(let region): skipped(region)
        case .repeatsClosure: "the closure is run again"
        }
    }

    /// `#if os(macOS)`
    private func build(_ edge: Edge) -> String? {
        guard edge.outcome == .matches || edge.outcome == .doesNotMatch,
            let asked = edge.assumptions.last(where: { graph.terms[$0.term].isOfBuild && isTruth($0.fact) })
        else { return nil }
        let name = graph.terms[asked.term].name
        let isSo = asked.fact == .boolean(true)
        guard name.hasPrefix("os("), name.hasSuffix(")") else {
            return "built with\(isSo ? "" : "out") `\(name)`"
        }
        return "\(isSo ? "" : "not ")built for \(name.dropFirst("os(".count).dropLast())"
    }

    private func isTruth(_ fact: Fact) -> Bool { if case .boolean = fact { true } else { false } }

    /// Why a closure does not run that would have discharged the obligation; nothing of one that has nothing to do with it.
    private func skipped(_ region: Int) -> String? {
        guard graph.regions[region].isDeferred, plan.isRelevant(region) else { return nil }
        guard let name = graph.call(givenRegion: region)?.name else { return "the closure is not run" }
        if Self.ofValues.contains(name) { return "`\(name)` does not run the closure when there is an error" }
        if Self.ofErrors.contains(name) { return "`\(name)` does not run the closure when there is no error" }
        return "`\(name)` does not run the closure"
    }

    /// ` (`self` is nil)`, where the fact is simple.
    private func detail(_ edge: Edge) -> String {
        guard edge.assumptions.count == 1, let assumption = edge.assumptions.first else { return "" }
        let term = graph.terms[assumption.term]
        guard case .isNil(let isNil) = assumption.fact, !term.name.contains("?"), term.kind != .callResult else {
            return ""
        }
        return ": `\(term.name)` is \(isNil ? "nil" : "not nil")"
    }

    /// Methods of futures and publishers that run their closure for a value only, and for an error only.
    private static let ofValues: Set<String> = [
        "map", "flatMap", "flatMapThrowing", "whenSuccess", "then", "done", "onSuccess", "tryMap",
    ]
    private static let ofErrors: Set<String> = [
        "catch", "recover", "whenFailure", "onFailure", "onError", "flatMapError", "mapError",
    ]
}
