import OnceoverControlFlow
import OnceoverSymbols

/// Values in a body that are there, whatever their types allow.
extension Presence {
    /// Whether a body returns what is made there, if only where it was missing, and nothing else.
    func returnsValues(_ function: Int) -> Bool {
        let graph = code.graph(of: function)
        let returned = graph.returnedValues
        return !returned.isEmpty
            && returned.allSatisfy { value in
                isPresent(value, in: function) || isSharedInstance(value, in: graph)
                    || isMadeWhereMissing(value, in: function)
            }
    }

    /// Whether a value in a body is made there, or a parameter that is not optional.
    func isPresent(_ value: Operand, in function: Int) -> Bool {
        let graph = code.graph(of: function)
        switch value {
        case .some, .enumCase, .boolean, .region, .callable: return true
        case .term(let term):
            if let parameter = graph.parameters.firstIndex(of: term) {
                return code.declarations.functions[function].parameters[parameter].node.type.isNeverOptional
            }
            return graph.calls.contains {
                $0.result == term && ($0.isSureInitializer || values.isGiven(by: $0, in: graph))
            }
                || isOnlyGivenWhatIsMade(term, in: graph) || isUnwrapped(term, in: graph)
        default: return false
        }
    }

    /// Whether a term is a parameter that is not optional. If it is put into a property, other code may clear that
    /// property before a closure reads it. A parameter that is itself asked for nil is optional by a type alias.
    func isGivenParameter(_ term: TermID, in graph: FlowGraph) -> Bool {
        guard graph.parameters.contains(term), isPresent(.term(term), in: function) else { return false }
        let properties = Set(graph.targets(assigned: term)).filter { !graph.terms[$0].isVariable }
        return !graph.blocks.contains { block in
            let isLater = graph.callback(around: block.region) != nil
            return block.edges.lazy.flatMap(\.assumptions).contains {
                $0.term == term || isLater && properties.contains($0.term)
            }
        }
    }

    /// `Session.default`, `Harbour.Office.shared`
    private func isSharedInstance(_ value: Operand, in graph: FlowGraph) -> Bool {
        guard case .term(let term) = value, case .member(let owner, let name) = graph.terms[term].kind,
            SharedInstance.isHeld(in: name), case .member(_, let type) = graph.terms[owner].kind
        else { return false }
        return Call.isTypeName(type) && !code.declarations.hasOptionalProperty(name)
    }

    /// `var order = Order()`: a variable that is given what is made there, and nothing else.
    private func isOnlyGivenWhatIsMade(_ variable: TermID, in graph: FlowGraph) -> Bool {
        let values = graph.assignments.filter { $0.target == variable }.map(\.value)
        return !values.isEmpty && graph.terms[variable].isVariable
            && values.allSatisfy { value in
                graph.calls.contains { .term($0.result) == value && $0.isSureInitializer }
            }
    }

    /// `guard let address = URL(string: text) else { fatalError() }`: a name for what is there, and nothing else.
    private func isUnwrapped(_ name: TermID, in graph: FlowGraph) -> Bool {
        let values = graph.assignments.filter { $0.target == name }.map(\.value)
        guard case .term(let value)? = values.first, values.count == 1 else { return false }
        let isThere = Constraint(value, .isNil(false))
        return graph.blocks.lazy.flatMap(\.edges).contains { edge in
            edge.assumptions.contains(isThere) && graph.blocks[edge.target].assigns(name)
        }
    }
}

extension Block {
    fileprivate func assigns(_ name: TermID) -> Bool {
        instructions.contains { if case .assign(name, _, _) = $0 { true } else { false } }
    }
}
