import OnceoverContracts
import OnceoverControlFlow
import OnceoverSymbols

extension Resolver {
    func deliveries(
        of call: Call, argument: Int, in graph: FlowGraph, giving value: (Operand) -> Delivery.Value
    ) -> Deliveries? {
        let found = callees(of: call, in: graph, trustsExpectation: false)
        if found.isEmpty {
            return contractedDeliveries(of: call, argument: argument, in: graph)
                ?? (call.name.map(context.isAwaited) == true ? Deliveries() : nil)
        }
        var all = Deliveries()
        for callee in found {
            guard let deliveries = deliveries(of: callee, parameter: callee.mapping[argument]) else { return nil }
            all.formUnion(
                deliveries.replacingParameters { parameter in
                    // What is left out has a default, and only `nil` is taken for one.
                    callee.mapping.firstIndex(of: parameter).map { value(call.arguments[$0].operand) }
                        ?? .known(.isNil(true))
                })
        }
        return all
    }

    func contractedDeliveries(of call: Call, argument: Int, in graph: FlowGraph) -> Deliveries? {
        guard let name = call.name else { return nil }
        let type = call.receiver.flatMap { receiverType($0, in: graph) }
        let use = ClosureUse(of: argument, in: call, type: type, literals: [:])
        return context.contracts.callback(of: name, use).flatMap(Deliveries.init)
    }

    private func deliveries(of callee: Callee, parameter: Int) -> Deliveries? {
        switch callee.body {
        case .here(let function): context.deliveries(of: function, parameter: parameter)
        case .elsewhere(let fact):
            fact.parameters[parameter].summary == nil ? nil : fact.parameters[parameter].deliveries
        }
    }
}
