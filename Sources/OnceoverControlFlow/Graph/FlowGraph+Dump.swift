extension FlowGraph: CustomStringConvertible {
    /// The graph as text, one line for each step, for tests and for debugging.
    package var description: String {
        blocks.indices.map { index in
            let steps = blocks[index].instructions.map { "  \(text(of: $0))" }
            let edges = blocks[index].edges.map { "  \(text(of: $0))" }
            return ([title(of: index)] + steps + edges).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private func title(of block: Int) -> String {
        let role = [entry: " entry", exit: " exit", throwExit: " throws"][block] ?? ""
        let region = blocks[block].region.map { " in closure \($0)" } ?? ""
        return "b\(block):\(role)\(region)"
    }

    private func text(of instruction: Instruction) -> String {
        switch instruction {
        case .call(let index): "call \(text(of: calls[index]))"
        case .assign(let term, let value, _): "\(name(term)) = \(text(of: value))"
        case .forget(let term, let isCompound): isCompound ? "change \(name(term))" : "forget \(name(term))"
        case .discard(let value, _): "discard \(text(of: value))"
        case .escape(let term, _): "escape \(name(term))"
        case .returnValue(let value, _): "return \(text(of: value))"
        case .enter(let region): "enter closure \(region)"
        case .leave(let region): "leave closure \(region)"
        case .recursion: "recursion"
        }
    }

    private func text(of call: Call) -> String {
        let arguments = call.arguments.map { argument in
            (argument.label.map { "\($0): " } ?? "") + text(of: argument.operand)
        }
        let callee =
            switch call.callee {
            case .name(let name): name
            case .member(let receiver, let name): "\(receiver.map(self.name) ?? "_").\(name)"
            case .value(let term): name(term)
            case .other: "_"
            }
        return "\(callee)(\(arguments.joined(separator: ", ")))\(call.isTried ? " tried" : "")"
    }

    private func text(of operand: Operand) -> String {
        switch operand {
        case .term(let term): name(term)
        case .method(let term, let name): "\(self.name(term)).\(name)"
        case .region(let index): "closure \(index)"
        case .callable(let index): "named closure \(index)"
        case .aggregate(let parts): "(\(parts.map { text(of: $0) }.joined(separator: ", ")))"
        case .boolean(let value): "\(value)"
        case .nilLiteral: "nil"
        case .enumCase(let number): ".\(caseNames[Int(number)])"
        case .some: "some"
        case .unknown: "_"
        }
    }

    private func text(of edge: Edge) -> String {
        let facts = edge.assumptions.map { "\(name($0.term)) \(text(of: $0.fact))" }
        let assuming = facts.isEmpty ? "" : " if \(facts.joined(separator: ", "))"
        return "-> b\(edge.target) \(text(of: edge.outcome))\(assuming)"
    }

    private func text(of fact: Fact) -> String {
        switch fact {
        case .boolean(let value): "is \(value)"
        case .isNil(let value): value ? "is nil" : "is not nil"
        case .isCase(let number, let value): "is \(value ? "" : "not ").\(caseNames[Int(number)])"
        }
    }

    private func text(of outcome: Outcome) -> String {
        switch outcome {
        case .always: "always"
        case .condition(let holds): holds ? "then" : "else"
        case .guardPasses: "guard passes"
        case .guardFails: "guard fails"
        case .matches: "matches"
        case .doesNotMatch: "no match"
        case .chainIsNil: "chain ends"
        case .chainContinues: "chain goes on"
        case .throwsError: "throws"
        case .throwsBehindClosures: "throws behind"
        case .catches: "catches"
        case .loopRuns: "loop runs"
        case .loopEnds: "loop ends"
        case .entersClosure(let region): "into closure \(region)"
        case .skipsClosure(let region): "past closure \(region)"
        case .repeatsClosure(let region): "again closure \(region)"
        }
    }

    private func name(_ term: TermID) -> String { terms.key(of: term) }
}
