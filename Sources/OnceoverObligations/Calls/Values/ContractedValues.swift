import OnceoverContracts
import OnceoverControlFlow
import OnceoverVocabulary

/// What contracts say of the values in a body. Beside the table it knows the types that declarations show.
struct ContractedValues {
    let code: FileCode
    let types: ReceiverTypes

    /// Whether a call never gives nil.
    func isGiven(by call: Call, in graph: FlowGraph) -> Bool {
        contract(for: call, in: graph)?.hasElements == false
    }

    /// `text.components(separatedBy: "=").last`: there is one part, if nothing else.
    func isEnd(_ name: String, of owner: TermID, in graph: FlowGraph) -> Bool {
        guard Vocabulary.endElements.contains(name) else { return false }
        if case .member(let object, let list) = graph.terms[owner].kind {
            return contract(forProperty: list, of: object, in: graph)?.hasElements == true
        }
        return graph.calls.first { $0.result == owner }.flatMap { contract(for: $0, in: graph) }?.hasElements == true
    }

    /// Whether a call throws for hardly anything that it is given.
    func throwsHardlyEver(_ call: Call, in graph: FlowGraph) -> Bool {
        guard let name = call.name, let receiver = call.receiver, let type = ownerType(receiver, in: graph) else {
            return false
        }
        return code.contracts.throwsHardlyEver(name, of: type, call.arguments.map(\.label))
    }

    func contract(for call: Call, in graph: FlowGraph) -> ValueContract? {
        let name = call.name == "init" ? call.qualifyingType : call.name
        return name.flatMap { code.contracts.result(of: $0) { use(of: call, in: graph) } }
    }

    /// What is known for sure of a property of some object: that it is never nil, at least. One that the body has to fill is, if it
    /// does.
    func contract(forProperty name: String, of owner: TermID, in graph: FlowGraph) -> ValueContract? {
        let contract = code.contracts.value(ofProperty: name) {
            var use = ValueUse(type: ownerType(owner, in: graph))
            use.literals["self"] = origin(of: owner, in: graph)
            return use
        }
        guard let method = contract?.filledBy else { return contract }
        let isFilled = graph.calls.contains { $0.name == method && $0.receiver == owner }
        return isFilled ? contract : nil
    }

    private func use(of call: Call, in graph: FlowGraph) -> ValueUse {
        var use = ValueUse(of: call, in: graph)
        for argument in call.arguments {
            guard let label = argument.label, use.literals[label] == nil, case .term(let value) = argument.operand
            else { continue }
            use.literals[label] = origin(of: value, in: graph)
        }
        return use
    }

    /// The function that has made a value, as rows name it: `JSONEncoder.encode()`.
    private func origin(of value: TermID, in graph: FlowGraph) -> ContractRow.Literal? {
        guard let maker = graph.maker(of: value), let name = maker.name else { return nil }
        let type = maker.qualifyingType ?? maker.receiver.flatMap { ownerType($0, in: graph) }
        return APIName([type, name].compactMap { $0 }.joined(separator: ".")).map(ContractRow.Literal.result)
    }

    /// The type of what a property belongs to, also of a type's own instance, `UIApplication.shared`; of what is made there,
    /// `JSONEncoder().outputFormatting`; of an element, `alert.textFields?.first`; and of a property, `answer.response?`.
    private func ownerType(_ owner: TermID, in graph: FlowGraph) -> String? {
        if case .member(let type, _) = graph.terms[owner].kind,
            case .member(graph.selfTerm, let name) = graph.terms[type].kind, Call.isTypeName(name)
        {
            return name
        }
        return types.type(of: owner, in: graph) ?? typeOfMade(owner, in: graph) ?? elementType(owner, in: graph)
            ?? propertyType(owner, in: graph)
    }

    private func propertyType(_ value: TermID, in graph: FlowGraph) -> String? {
        guard case .member(let object, let name) = graph.terms[graph.source(of: value)].kind else { return nil }
        return code.contracts.conditions(onProperty: name) { types.type(of: object, in: graph) }
            .lazy.compactMap(\.type).first
    }

    private func typeOfMade(_ value: TermID, in graph: FlowGraph) -> String? {
        guard graph.terms[value].kind == .callResult,
            case .name(let name)? = graph.calls.first(where: { $0.result == value })?.callee
        else { return nil }
        return Call.isTypeName(name) ? name : nil
    }

    private func elementType(_ value: TermID, in graph: FlowGraph) -> String? {
        let element = graph.source(of: value)
        guard case .member(let list, let place) = graph.terms[element].kind,
            Vocabulary.endElements.contains(place) || place.first == "[",
            case .member(let object, let property) = graph.terms[list].kind
        else { return nil }
        return code.contracts.value(ofProperty: property) { ValueUse(type: types.type(of: object, in: graph)) }?
            .elementType
    }
}
