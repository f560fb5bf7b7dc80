import OnceoverControlFlow
import OnceoverSymbols

/// What the calls in a body do with an obligation that a value of one of the file's types carries.
struct CarrierCalls {
    let code: FileCode
    let callees: Callees
    /// Of the file's own functions.
    unowned let known: CarrierSummaries

    /// How a function has wrapped a handler in the closure that it gives back; nil if that is not known.
    func wrapping(of argument: Int, by call: Call, in graph: FlowGraph) -> HandlerWrapping? {
        let here = callees.here(of: call, in: graph)
        guard let only = here.first, let function = only.function, here.count == 1,
            code.declarations.functions[function].givesBackClosure, callees.areAll(here, of: call, in: graph)
        else { return nil }
        return known.wrapping(of: only.mapping[argument], by: function)
    }

    /// Whether a type that carries an obligation has a method of a name.
    func isMethod(_ name: String, of member: CarriedMember) -> Bool {
        code.declarations.functions(named: name).contains {
            code.declarations.functions[$0].typeName == member.typeName
        }
    }

    /// The same for a method, or the member itself.
    func isMember(_ name: String, of member: CarriedMember) -> Bool {
        name == member.name || isMethod(name, of: member)
    }

    /// What a call on a value does with the obligation that it carries; nil if its body is not known, or may give
    /// the value to others.
    func summary(of call: Call, onCarrier member: CarriedMember, in graph: FlowGraph) -> ParameterSummary? {
        let labels = call.arguments.map { ($0.label, $0.isTrailing) }
        let name = call.name ?? "callAsFunction"
        return summary(ofMethod: name, ofCarrier: member) { $0.match(labels) != nil }
    }

    /// The same for a method that is handed over as a closure, each time that it is called.
    func summary(ofMethod name: String, ofCarrier member: CarriedMember) -> ParameterSummary? {
        summary(ofMethod: name, ofCarrier: member) { _ in true }
    }

    private func summary(
        ofMethod name: String, ofCarrier member: CarriedMember, where isMeant: (DeclaredFunction) -> Bool
    ) -> ParameterSummary? {
        let methods = code.declarations.functions(named: name).filter { index in
            let declared = code.declarations.functions[index]
            return declared.typeName == member.typeName && !declared.isLocal && isMeant(declared)
        }
        guard let only = methods.first, methods.count == 1,
            !code.declarations.overridden.contains(code.declarations.functions[only].fullName)
        else { return nil }
        return known.summary(of: only, parameter: ParameterKey.receiver, carrying: member)
    }

    /// The same for a function that is given the value as an argument.
    func summary(
        of call: Call, givenCarrier member: CarriedMember, as argument: Int, in graph: FlowGraph
    ) -> ParameterSummary? {
        let here = callees.here(of: call, in: graph)
        guard let only = here.first, let function = only.function, here.count == 1, !only.isInitializer,
            callees.areAll(here, of: call, in: graph)
        else { return nil }
        return known.summary(of: function, parameter: only.mapping[argument], carrying: member)
    }
}
