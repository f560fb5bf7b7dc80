import OnceoverControlFlow
import OnceoverSymbols

/// Calls that make a value of one of the file's own types, which carries an obligation from then on.
extension CarrierCalls {
    /// Where the value that a call makes keeps an argument; nil if its type is not known to.
    ///
    /// - Parameter shape: what the argument is.
    func carried(by call: Call, argument: Int, as shape: HandlerShape, in graph: FlowGraph) -> CarriedMember? {
        made(by: call, argument: argument, as: shape, in: graph)
            ?? carried(byFactory: call, argument: argument, as: shape, in: graph)
    }

    /// The same questions about the calls in another body.
    private func of(_ function: Int) -> CarrierCalls {
        CarrierCalls(
            code: code, callees: Callees(code: code, others: callees.others, function: function), known: known)
    }

    /// By a value that the call itself makes.
    private func made(by call: Call, argument: Int, as shape: HandlerShape, in graph: FlowGraph) -> CarriedMember? {
        let owner = code.declarations.functions[callees.function].typeName
        switch call.callee {
        case .name(let type) where Call.isTypeName(type):
            return carried(byMaking: type, call, argument: argument, as: shape, in: graph)
        case .member(of: nil, let name):
            return code.declarations.carried(byCase: name, argument: argument, of: nil, seenFrom: owner)
        case .member(_?, let name):
            guard let type = call.qualifyingType else { return nil }
            return code.declarations.carried(byCase: name, argument: argument, of: type, seenFrom: owner)
        default: return nil
        }
    }

    /// `ReplyBox.make(completion)`: a function that does nothing with its parameter but make such a value, and returns it.
    private func carried(
        byFactory call: Call, argument: Int, as shape: HandlerShape, in graph: FlowGraph
    ) -> CarriedMember? {
        let found = callees.here(of: call, in: graph)
        guard let only = found.first, found.count == 1, let factory = only.function, factory != callees.function,
            code.declarations.functions[factory].returnType != nil
        else { return nil }
        let body = code.graph(of: factory)
        let parameter = body.parameters[only.mapping[argument]]
        let users = body.calls.filter { call in call.arguments.contains { $0.operand.terms.contains(parameter) } }
        guard let maker = users.first, users.count == 1, body.returnsOnly(maker.result),
            body.targets(assigned: parameter).isEmpty,
            let given = maker.arguments.firstIndex(where: { $0.operand == .term(parameter) })
        else { return nil }
        return of(factory).made(by: maker, argument: given, as: shape, in: body)
    }

    private func carried(
        byMaking type: String, _ call: Call, argument: Int, as shape: HandlerShape, in graph: FlowGraph
    ) -> CarriedMember? {
        let owner = code.declarations.functions[callees.function].typeName
        guard let fullName = code.declarations.fullName(ofType: type, seenFrom: owner) else { return nil }
        let found = callees.here(of: call, in: graph).filter { $0.isInitializer && $0.typeName == fullName }
        if found.isEmpty, code.declarations.isMadeByMembers(fullName) {
            return call.arguments[argument].label.flatMap {
                code.declarations.carried(byConstant: $0, of: fullName, given: shape)
            }
        }
        guard let function = found.first?.function, found.count == 1 else { return nil }
        let parameter = found[0].mapping[argument]
        guard let name = constant(keeping: parameter, by: function) ?? delegated(parameter, by: function) else {
            return nil
        }
        return code.declarations.carried(byConstant: name, of: fullName, given: shape)
    }

    /// The property that an initialiser puts a parameter into, where it does nothing but fill properties.
    private func constant(keeping parameter: Int, by initializer: Int) -> String? {
        let graph = code.graph(of: initializer)
        guard graph.regions.isEmpty, graph.calls.allSatisfy({ !getsAtSelf($0, in: graph) }) else { return nil }
        let kept = graph.targets(assigned: graph.parameters[parameter])
        guard let only = kept.first, kept.count == 1, case .member(graph.selfTerm, let name) = graph.terms[only].kind,
            !graph.calls.contains(where: {
                $0.arguments.contains { $0.operand.terms.contains(graph.parameters[parameter]) }
            })
        else { return nil }
        return name
    }

    /// `init(wrapping reply: …) { self.init(reply) }`
    private func delegated(_ parameter: Int, by initializer: Int) -> String? {
        let graph = code.graph(of: initializer)
        let own = of(initializer)
        guard let call = graph.calls.first, graph.calls.count == 1, call.name == "init", call.qualifier == "self",
            let argument = call.arguments.firstIndex(where: { $0.operand == .term(graph.parameters[parameter]) }),
            let callee = own.callees.here(of: call, in: graph).first, let function = callee.function,
            function != initializer
        else { return nil }
        return own.constant(keeping: callee.mapping[argument], by: function)
    }

    /// Whether a call gets at the object that is being made: as one of its methods, or because it is given it.
    private func getsAtSelf(_ call: Call, in graph: FlowGraph) -> Bool {
        let isOwnMethod = call.receiver == graph.selfTerm && call.qualifier != "super"
        if case .name(let name) = call.callee, !Call.isTypeName(name) { return true }
        return isOwnMethod || call.arguments.contains { $0.operand.terms.contains(graph.selfTerm) }
    }
}

extension FlowGraph {
    /// Whether the body returns what one call gives, and nothing else.
    fileprivate func returnsOnly(_ result: TermID) -> Bool {
        !returnedValues.isEmpty && returnedValues.allSatisfy { $0 == .term(result) }
    }
}
