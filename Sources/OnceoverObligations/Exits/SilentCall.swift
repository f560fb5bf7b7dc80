import OnceoverControlFlow
import OnceoverSymbols

/// A callback that has nothing of a stored property but a call of a helper, which never answers where it is given what the
/// callback gives it: `cancelled() { finish(nil) }`, where `finish` returns without an image.
struct SilentCall {
    let property: StoredProperty
    let context: FileContext

    func isAll(of method: Int) -> Bool {
        guard property.isClearable, context.graph(of: method).term(of: property) == nil else { return false }
        let graph = context.graph(of: method)
        let helpers = graph.calls.flatMap { call in
            context.resolver(for: method).calleesHere(of: call, in: graph).compactMap { callee in
                callee.function.map { (call, callee, $0) }
            }
        }.filter { touches($0.2) }
        guard let (call, callee, helper) = helpers.first, helpers.count == 1 else { return false }
        return isSilent(helper, given: constants(of: call, callee))
    }

    private func touches(_ function: Int) -> Bool {
        property.isVisible(in: context.declarations.functions[function])
            && context.graph(of: function).term(of: property) != nil
    }

    /// What the call gives the parameters, as far as it is a constant.
    private func constants(of call: Call, _ callee: Callee) -> [Int: Fact] {
        var constants: [Int: Fact] = [:]
        for (argument, parameter) in zip(call.arguments, callee.mapping) {
            constants[parameter] = argument.operand.constant
        }
        return constants
    }

    private func isSilent(_ helper: Int, given constants: [Int: Fact]) -> Bool {
        guard !constants.isEmpty, let flow = context.slots.flow(of: helper, property), flow.dischargesSlot else {
            return false
        }
        var state = flow.initialState
        for (parameter, fact) in constants {
            state.facts.set(flow.graph.parameters[parameter].index, to: fact.code)
        }
        let exploration = Exploration(flow, from: state)
        return exploration.isComplete && exploration.count == .never && exploration.reasons.isEmpty
    }
}
