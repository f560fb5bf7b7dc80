import OnceoverControlFlow

/// What tells somebody of a failure: `callOnError(error)`, `view.showError(error)`, `showToast("no name")`, an alert that is
/// presented, `finish(success: false)`, `delegate?.loader(self, didFailWith: error)`, and `phase = .failed` where a property is shown. What is only logged or
/// counted reaches nobody who waits.
enum FailureReport {
    /// Whether one is made behind the branch that is to blame.
    static func isMade(on blame: Blame, in exploration: Exploration) -> Bool {
        let graph = exploration.flow.graph
        return blame.rest.lazy.map { exploration.simulation.points[$0].node }.contains { node in
            ([node] + links(behind: node, in: graph)).contains { other in
                let block = graph.blocks[other]
                return block.call.map { isOne(graph.calls[$0], in: graph) } ?? false
                    || block.instructions.contains { isNoted(by: $0, in: graph) }
            }
        }
    }

    /// `view?.showError(error)`: who is told may be gone, and is who was to be told.
    private static func links(behind node: Int, in graph: FlowGraph) -> [Int] {
        let edges = graph.blocks[node].edges
        guard edges.contains(where: { if case .chainIsNil = $0.outcome { true } else { false } }) else { return [] }
        return edges.map(\.target)
    }

    private static func isOne(_ call: Call, in graph: FlowGraph) -> Bool {
        guard let name = call.name, !call.isInitializer else { return false }
        if call.arguments.contains(where: isDenial) { return true }
        if isOfDelegate(call, in: graph) {
            return ([name] + call.arguments.compactMap(\.label)).contains(where: isFailure)
        }
        return isFailure(name) && verbs.contains(where: name.hasPrefix) || isMessage(call, in: graph)
    }

    /// `view.showToast("no name")`, `Banner(text).show()`, `present(alert, animated: true)`: what the user reads.
    private static func isMessage(_ call: Call, in graph: FlowGraph) -> Bool {
        guard let name = call.name, !AlternativeClosures.isChoice(method: name) else { return false }
        if namesMessage(name) { return true }
        guard ["show", "present"].contains(name) else { return false }
        let shown = ([call.receiver].compactMap(\.self) + call.arguments.flatMap(\.operand.terms))
        return shown.contains { isMessage($0, in: graph) }
    }

    /// Whether a term is what a type with such a name has made.
    private static func isMessage(_ shown: TermID, in graph: FlowGraph) -> Bool {
        let values = graph.assignments.filter { $0.target == shown }.flatMap(\.value.terms) + [shown]
        return graph.calls.contains { call in
            call.isInitializer && values.contains(call.result) && call.name.map(namesMessage) ?? false
        }
    }

    /// `presentAlert`, and `showMessage`, which `sendMessage` is none of.
    private static func namesMessage(_ name: String) -> Bool {
        let lowered = name.lowercased()
        return ["toast", "snackbar", "banner", "alert"].contains { lowered.contains($0) }
            || lowered.hasSuffix("message") && ["show", "display", "present"].contains { lowered.hasPrefix($0) }
    }

    /// `success: false`
    private static func isDenial(_ argument: Argument) -> Bool {
        argument.operand == .boolean(false) && argument.label?.lowercased().hasPrefix("succe") ?? false
    }

    /// `lastError = error`, `phase = .failed`
    private static func isNoted(by instruction: Instruction, in graph: FlowGraph) -> Bool {
        guard case .assign(let property, let value, _) = instruction,
            case .member(_, let name) = graph.terms[property].kind
        else { return false }
        return switch value {
        case .nilLiteral, .boolean(false): false
        case .enumCase(let number): isFailure(graph.caseNames[Int(number)])
        case .term(let term) where graph.terms[term].kind == .callResult: isFailure(name + graph.terms[term].name)
        default: isFailure(name)
        }
    }

    private static func isOfDelegate(_ call: Call, in graph: FlowGraph) -> Bool {
        call.receiver.map { graph.terms[$0].name.lowercased().hasSuffix("delegate") } ?? false
    }

    private static func isFailure(_ name: String) -> Bool {
        let lowered = name.lowercased()
        return lowered.contains("error") || lowered.contains("fail")
    }

    private static let verbs = [
        "call", "show", "present", "display", "alert", "handle", "notify", "emit", "deliver", "on",
        "did", "report",
    ]
}
