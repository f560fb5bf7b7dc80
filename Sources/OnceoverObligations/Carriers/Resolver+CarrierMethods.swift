import OnceoverControlFlow
import OnceoverSymbols

/// What methods do with an obligation that their value carries.
extension Resolver {
    func wrapping(of argument: Int, by call: Call, in graph: FlowGraph) -> HandlerWrapping? {
        let here = calleesHere(of: call, in: graph)
        guard let only = here.first, let function = only.function, here.count == 1,
            context.declarations.functions[function].givesBackClosure, areAll(here, of: call, in: graph)
        else { return nil }
        return context.carriers.wrapping(of: only.mapping[argument], by: function)
    }

    func isMethod(_ name: String, of member: CarriedMember) -> Bool {
        context.declarations.functions(named: name).contains {
            context.declarations.functions[$0].typeName == member.typeName
        }
    }

    func isMember(_ name: String, of member: CarriedMember) -> Bool {
        name == member.name || isMethod(name, of: member)
    }

    func summary(of call: Call, onCarrier member: CarriedMember, in graph: FlowGraph) -> ParameterSummary? {
        let labels = call.arguments.map { ($0.label, $0.isTrailing) }
        let name = call.name ?? "callAsFunction"
        return summary(ofMethod: name, ofCarrier: member) { $0.match(labels) != nil }
    }

    func summary(ofMethod name: String, ofCarrier member: CarriedMember) -> ParameterSummary? {
        summary(ofMethod: name, ofCarrier: member) { _ in true }
    }

    private func summary(
        ofMethod name: String, ofCarrier member: CarriedMember, where isMeant: (DeclaredFunction) -> Bool
    ) -> ParameterSummary? {
        let methods = context.declarations.functions(named: name).filter { index in
            let declared = context.declarations.functions[index]
            return declared.typeName == member.typeName && !declared.isLocal && isMeant(declared)
        }
        guard let only = methods.first, methods.count == 1,
            !context.declarations.overridden.contains(context.declarations.functions[only].fullName)
        else { return nil }
        return context.carriers.summary(of: only, parameter: ObligationFinder.receiver, carrying: member)
    }

    func summary(
        of call: Call, givenCarrier member: CarriedMember, as argument: Int, in graph: FlowGraph
    ) -> ParameterSummary? {
        let here = calleesHere(of: call, in: graph)
        guard let only = here.first, let function = only.function, here.count == 1, !only.isInitializer,
            areAll(here, of: call, in: graph)
        else { return nil }
        return context.carriers.summary(of: function, parameter: only.mapping[argument], carrying: member)
    }
}
