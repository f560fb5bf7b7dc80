import OnceoverContracts
import OnceoverControlFlow
import OnceoverSymbols

/// What the calls in a body give the closures that they are given.
struct CallDeliveries {
    let code: FileCode
    let others: OtherFiles
    let callees: Callees
    /// By the file's own functions.
    unowned let known: FunctionDeliveries

    /// What the called function gives the closure that an argument is, or the closures that its name stands for; nothing
    /// where its body is not known.
    ///
    /// - Parameter value: what is known of the call's other arguments.
    func deliveries(
        of call: Call, argument: Int, in graph: FlowGraph, for use: DeliveryUse?,
        giving value: (Operand) -> Delivery.Value
    ) -> Deliveries? {
        let here = callees.here(of: call, in: graph)
        let given = call.arguments.map { value($0.operand) }
        let asked = callees.question(of: call, in: graph).flatMap { callees.isOpen($0, here) ? $0 : nil }
        return others.deliveries(
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
            let deliveries = known.deliveries(of: function, parameter: callee.mapping[argument])
            all.formUnion(deliveries.given(given, to: callee.mapping))
        }
        return all
    }

    /// What an unknown function gives its closure, as its contract says.
    func contractedDeliveries(of call: Call, argument: Int, in graph: FlowGraph) -> Deliveries? {
        guard let name = call.name else { return nil }
        let type = call.receiver.flatMap { callees.types.type(of: $0, in: graph) }
        let use = ClosureUse(of: argument, in: call, type: type, literals: [:])
        return code.contracts.callback(of: name, use).flatMap(Deliveries.init)
    }
}
