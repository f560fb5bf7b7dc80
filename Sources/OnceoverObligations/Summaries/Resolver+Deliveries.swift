import OnceoverContracts
import OnceoverControlFlow
import OnceoverSymbols

extension Resolver {
    func deliveries(
        of call: Call, argument: Int, in graph: FlowGraph, for use: DeliveryUse?,
        giving value: (Operand) -> Delivery.Value
    ) -> Deliveries? {
        let here = calleesHere(of: call, in: graph)
        let given = call.arguments.map { value($0.operand) }
        let asked = question(of: call, in: graph).flatMap { isOpen($0, here) ? $0 : nil }
        return context.others.deliveries(
            by: DeliveryQuestion(
                callee: asked, argument: argument, given: given,
                own: here.isEmpty ? nil : ownDeliveries(of: here, argument: argument, given: given),
                contracted: here.isEmpty ? contractedDeliveries(of: call, argument: argument, in: graph) : nil,
                use: use))
    }

    private func ownDeliveries(of here: [Callee], argument: Int, given: [Delivery.Value]) -> Deliveries {
        var all = Deliveries()
        for callee in here {
            guard let function = callee.function else { continue }
            let deliveries = context.deliveries.deliveries(of: function, parameter: callee.mapping[argument])
            all.formUnion(deliveries.given(given, to: callee.mapping))
        }
        return all
    }

    func contractedDeliveries(of call: Call, argument: Int, in graph: FlowGraph) -> Deliveries? {
        guard let name = call.name else { return nil }
        let type = call.receiver.flatMap { receiverType($0, in: graph) }
        let use = ClosureUse(of: argument, in: call, type: type, literals: [:])
        return context.contracts.callback(of: name, use).flatMap(Deliveries.init)
    }
}
