import OnceoverControlFlow
import OnceoverSymbols
import OnceoverVocabulary

/// Obligations in values that a `switch` takes apart: `case .admit(let continuation): …`.
///
/// A function that discharges the obligation of one case must discharge those of the other cases, too.
struct CarriedPayloads {
    let code: FileCode
    let function: Int

    func all() -> [TrackedObligation] {
        guard !code.carriedPayloads.isEmpty, !code.isOfTests,
            code.carriedPayloads.keys.contains(where: { code.mentions("." + $0, in: function) })
        else { return [] }
        let graph = code.graph(of: function)
        return subjects(in: graph).flatMap { payloads(of: $0, in: graph) }
    }

    /// The values of which a `switch` asks for a case that carries something.
    private func subjects(in graph: FlowGraph) -> [TermID] {
        var found: [TermID] = []
        for edge in graph.blocks.lazy.flatMap(\.edges) where edge.outcome == .matches {
            for case .isCase(let number, true) in edge.assumptions.map(\.fact) {
                let term = edge.assumptions.first { $0.fact == .isCase(number, true) }!.term
                guard code.carriedPayloads[graph.caseNames[Int(number)]] != nil, !found.contains(term) else {
                    continue
                }
                found.append(term)
            }
        }
        return found.filter { isTaken($0, in: graph) }
    }

    private func payloads(of subject: TermID, in graph: FlowGraph) -> [TrackedObligation] {
        let carried = graph.blocks.flatMap { block in
            block.edges.filter { $0.outcome == .matches }.flatMap { edge in
                edge.assumptions.flatMap { payloads($0, of: subject, at: edge.site, in: block, graph) }
            }
        }
        return carried.contains { isDischarged($0, in: graph) } ? carried : []
    }

    private func payloads(
        _ assumption: Constraint, of subject: TermID, at site: Site, in block: Block, _ graph: FlowGraph
    ) -> [TrackedObligation] {
        guard assumption.term == subject, case .isCase(let number, true) = assumption.fact else { return [] }
        return code.carriedPayloads[graph.caseNames[Int(number)], default: []].map { payload in
            let term = graph.terms.find("\(payload.caseName).\(payload.index)", of: subject)
            return TrackedObligation(
                kind: payload.shape.obligationKind, name: payload.label ?? payload.caseName, site: site,
                roots: term.map { [$0] } ?? [], optionalRoots: [], start: graph.entry,
                end: end(of: block, in: graph), throwEnd: nil,
                creationCase: assumption)
        }
    }

    /// What a closure returns that runs in place, the body around it goes on with.
    private func end(of block: Block, in graph: FlowGraph) -> Int {
        graph.callback(around: block.region).map { graph.regions[$0].exit } ?? graph.exit
    }

    private func isDischarged(_ payload: TrackedObligation, in graph: FlowGraph) -> Bool {
        let aliases = Aliases(of: payload.roots, in: graph)
        return graph.calls.contains { call in
            switch call.callee {
            case .value(let term): aliases.contains(term)
            case .member(let receiver?, let name):
                aliases.contains(receiver) && payload.dischargingMethods.contains(name)
            default: false
            }
        }
    }

    /// Whether no other code has the value: it came as a parameter, or from a function, and is not passed on.
    private func isTaken(_ subject: TermID, in graph: FlowGraph) -> Bool {
        let isGiven = graph.parameters.contains(subject) || isResult(subject, in: graph)
        return isGiven
            && !graph.calls.contains { call in
                call.receiver == subject || call.arguments.contains { $0.operand.terms.contains(subject) }
            } && !graph.instructions.contains { isGivenOn(subject, by: $0) }
    }

    private func isGivenOn(_ subject: TermID, by instruction: Instruction) -> Bool {
        switch instruction {
        case .assign(_, let value, _), .returnValue(let value, _): value.terms.contains(subject)
        case .escape(subject, _): true
        default: false
        }
    }

    /// The result of a function that runs no closure. A value that a lock guards stays where it is.
    private func isResult(_ term: TermID, in graph: FlowGraph) -> Bool {
        guard graph.terms[term].isVariable || graph.terms[term].kind == .callResult else { return false }
        let given = graph.assignments.filter { $0.target == term }.map(\.value)
        let values = given.isEmpty ? [term] : given.flatMap(\.terms)
        let calls = graph.calls.filter { values.contains($0.result) }
        return !values.isEmpty && calls.count == values.count
            && calls.allSatisfy { call in
                !call.isInitializer && call.callee != .member(of: nil, name: call.name ?? "")
                    && call.name.map { !Vocabulary.readingMembers.contains($0) } ?? false
                    && !call.arguments.contains { if case .region = $0.operand { true } else { false } }
            }
    }
}
