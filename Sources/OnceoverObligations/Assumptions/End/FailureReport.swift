import OnceoverControlFlow
import OnceoverVocabulary

/// Code that reports a failure: `callOnError(error)`, `view.showError(error)`, `onError?(error)`, `finish(success:
/// false)`, `delegate?.loader(self, didFailWith: error)`, `states.send(.failed)`, `phase = .failed` where a property is
/// shown, and all that the user reads. A log entry or a counter is not a report to waiting code.
enum FailureReport {
    /// Whether one is made behind the branch that is to blame.
    static func isMade(on blame: Blame, in exploration: Exploration) -> Bool {
        let graph = exploration.flow.body.graph
        return blame.rest.lazy.map { exploration.simulation.points[$0].node }.contains { node in
            ([node] + links(behind: node, in: graph) + closures(behind: node, in: graph)).contains { other in
                let block = graph.blocks[other]
                return block.call.map { isOne(graph.calls[$0], in: graph) } ?? false
                    || block.instructions.contains { isNoted(by: $0, in: graph) }
            }
        }
    }

    /// `view?.showError(error)`: the receiver of the report may be gone, which is harmless.
    private static func links(behind node: Int, in graph: FlowGraph) -> [Int] {
        let edges = graph.blocks[node].edges
        guard edges.contains(where: { if case .chainIsNil = $0.outcome { true } else { false } }) else { return [] }
        return edges.map(\.target)
    }

    /// `DispatchQueue.main.async { self.hasFailed = true }`, which a path passes by that asks for nothing in it.
    private static func closures(behind node: Int, in graph: FlowGraph) -> [Int] {
        graph.blocks[node].edges.flatMap { edge -> [Int] in
            guard case .skipsClosure(let region) = edge.outcome, graph.regions[region].surelyRuns else { return [] }
            return graph.blocks.indices.filter { graph.isInside(graph.blocks[$0], of: region) }
        }
    }

    private static func isOne(_ call: Call, in graph: FlowGraph) -> Bool {
        if case .value(let closure) = call.callee { return isTold(closure, in: graph) }
        guard let name = call.name, !call.isInitializer else { return false }
        if call.arguments.contains(where: isDenial) || isSet(by: call, named: name) { return true }
        if isOfDelegate(call, in: graph) {
            return ([name] + call.arguments.compactMap(\.label)).contains(where: isFailure)
        }
        if Vocabulary.tellingBeginnings.contains(where: name.hasPrefix), call.arguments.contains(where: isGivenFailure)
        {
            return true
        }
        return isFailure(name) && Vocabulary.reportingVerbs.contains(where: name.hasPrefix)
            || isSent(by: call, named: name, in: graph)
            || ShownMessage.isShown(by: call, in: graph)
    }

    /// `onError?(error)`, `alertHandler?("no name")`: another closure, which reports to other code.
    private static func isTold(_ closure: TermID, in graph: FlowGraph) -> Bool {
        let name = graph.ownName(of: closure)
        return isFailure(name) && !LogCall.isNamed(name) || ShownMessage.isNamed(name)
    }

    /// `states.send(.failed)`, `errors.accept(error)`, `report(.noAnswerError)`
    private static func isSent(by call: Call, named name: String, in graph: FlowGraph) -> Bool {
        let receiver = call.receiver.map { graph.ownName(of: $0) } ?? call.qualifier ?? ""
        guard !LogCall.isNamed(receiver), !LogCall.isNamed(name) else { return false }
        if Vocabulary.sendingMethods.contains(name), isFailure(receiver) { return true }
        return Vocabulary.tellingBeginnings.contains(where: name.hasPrefix)
            && call.arguments.contains { isFailure($0.operand, in: graph) }
    }

    /// `setState(withError: error)`
    private static func isGivenFailure(_ argument: Argument) -> Bool {
        ![.nilLiteral, .boolean(false)].contains(argument.operand) && argument.label.map(isFailure) ?? false
    }

    /// `success: false`
    private static func isDenial(_ argument: Argument) -> Bool {
        argument.operand == .boolean(false) && argument.label?.lowercased().hasPrefix("succe") ?? false
    }

    /// `model.updateIsError(isError: true)`
    private static func isSet(by call: Call, named name: String) -> Bool {
        isFailure(name) && Vocabulary.tellingBeginnings.contains(where: name.hasPrefix)
            && call.arguments.contains { $0.operand == .boolean(true) }
    }

    /// `lastError = error`, `hasFailed = true`, `phase = .failed`, `errorLabel.text = "no name"`
    private static func isNoted(by instruction: Instruction, in graph: FlowGraph) -> Bool {
        guard case .assign(let property, let value, _) = instruction,
            case .member(let owner, let name) = graph.terms[property].kind
        else { return false }
        let isOfFailure = isFailure(graph.ownName(of: owner))
        return switch value {
        case .nilLiteral: false
        case .boolean(let isSet):
            isSet ? isFailure(name) || ShownMessage.isNamed(name) : name == "isHidden" && isOfFailure
        case .enumCase(let number): isFailure(graph.caseNames[Int(number)])
        case .term(let term) where graph.terms[term].kind == .callResult:
            isFailure(name + graph.terms[term].name) || isOfFailure && Vocabulary.shownContents.contains(name)
        default: isFailure(name) || isOfFailure && Vocabulary.shownContents.contains(name) || ShownMessage.isText(name)
        }
    }

    private static func isOfDelegate(_ call: Call, in graph: FlowGraph) -> Bool {
        call.receiver.map { graph.terms[$0].name.lowercased().hasSuffix("delegate") } ?? false
    }

    /// `.failed`, `.failed(error)`
    private static func isFailure(_ value: Operand, in graph: FlowGraph) -> Bool {
        switch value {
        case .enumCase(let number): isFailure(graph.caseNames[Int(number)])
        case .term(let term): graph.terms[term].kind == .callResult && isFailure(graph.terms[term].name)
        default: false
        }
    }

    private static func isFailure(_ name: String) -> Bool {
        let lowered = name.lowercased()
        return lowered.contains("error") || lowered.contains("fail")
    }
}

extension FlowGraph {
    /// The last word of what a term is called by: `title` of `self.label.title`.
    func ownName(of term: TermID) -> String {
        if case .member(_, let name) = terms[term].kind { name } else { terms[term].name }
    }
}
