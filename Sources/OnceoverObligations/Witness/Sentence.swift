import OnceoverControlFlow
import OnceoverSymbols
import OnceoverVocabulary

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
        case .entersClosure(let region) where graph.regions[region].isSilentChoice:
            "the user chooses this, and no handler is called"
        case .entersClosure(let region): graph.regions[region].isDeferred ? runs(region) : nil
        // What surely runs is passed by only where nothing in it matters.
        case .skipsClosure(let region) where graph.regions[region].surelyRuns: nil
        case .skipsClosure(let region): skipped(region)
        case .repeatsClosure(let region): runs(region) + " again"
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

    /// "`fetch` runs this closure", "`animate` runs its `completion:` closure"; of one that is called in place, by itself.
    private func runs(_ region: Int) -> String {
        guard graph.regions[region].call != nil || graph.regions[region].property != nil else {
            return "this closure runs"
        }
        return "`\(graph.callbackName(of: region))` runs \(closure(region))"
    }

    private func closure(_ region: Int) -> String {
        guard let call = graph.call(givenRegion: region), let argument = graph.regions[region].argument,
            call.arguments.indices.contains(argument), let label = call.arguments[argument].label
        else { return "this closure" }
        return "its `\(label):` closure"
    }

    /// Why a closure does not run that would have discharged the obligation; nil if the closure does not matter to it.
    private func skipped(_ region: Int) -> String? {
        guard graph.regions[region].isDeferred, plan.isRelevant(region) else { return nil }
        let name = graph.callbackName(of: region)
        if case .alternative = graph.regions[region].mode {
            return "`\(name)` runs another closure instead of this one"
        }
        return "`\(name)` does not run \(closure(region))" + Self.reason(toSkipClosureOf: name)
    }

    /// `: `self` is nil`, `: `data.isEmpty` is true`.
    private func detail(_ edge: Edge) -> String {
        guard edge.assumptions.count <= 2 else { return "" }
        let known = edge.assumptions.compactMap(words)
        return known.isEmpty ? "" : ": " + known.joined(separator: ", ")
    }

    /// What is known of a term, where the user can find its name in the line.
    private func words(for constraint: Constraint) -> String? {
        let term = graph.terms[constraint.term]
        guard term.name.count <= Self.longestName, !term.name.contains("\n") else { return nil }
        return switch constraint.fact {
        case .isNil where term.name.contains("?") || term.kind == .callResult: nil
        case .isNil(let isNil): "`\(term.name)` is \(isNil ? "nil" : "not nil")"
        case .boolean where term.kind == .callResult: nil
        case .boolean(let value): "`\(term.name)` is \(value)"
        // A pattern that is no case has a name of its own, such as `= 1`.
        case .isCase(let name, _) where graph.caseNames[Int(name)].first?.isLetter != true: nil
        case .isCase(let name, let value): "`\(term.name)` is \(value ? "" : "not ")`.\(graph.caseNames[Int(name)])`"
        }
    }

    /// A longer condition is easier to read in its own line.
    private static let longestName = 60

    private static func reason(toSkipClosureOf name: String) -> String {
        if Vocabulary.valueSteps.contains(name) { return " when there is an error" }
        return Vocabulary.errorSteps.contains(name) ? " when there is no error" : ""
    }
}
