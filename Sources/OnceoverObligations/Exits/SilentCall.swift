import OnceoverControlFlow
import OnceoverSymbols

/// A callback that uses a stored property only through one call of a helper, and that helper never answers for the
/// arguments it gets: `cancelled() { finish(nil) }`, if `finish` returns without an image.
struct SilentCall {
    let property: StoredProperty
    let context: FileContext

    /// A call of a function that touches the property.
    private struct HelperCall {
        let helper: Int
        /// What the call gives the function's parameters, as far as it is a constant.
        let constants: [Int: Fact]
    }

    func isAll(of method: Int) -> Bool {
        guard property.isClearable, context.code.term(of: property, in: method) == nil else { return false }
        let calls = context.graph(of: method).calls.flatMap { helperCalls(meantBy: $0, in: method) }
        guard calls.count == 1 else { return false }
        return isSilent(calls[0].helper, given: calls[0].constants)
    }

    private func helperCalls(meantBy call: Call, in method: Int) -> [HelperCall] {
        let questions = context.questions(for: method)
        var found: [HelperCall] = []
        for callee in questions.callees.here(of: call, in: context.graph(of: method)) {
            guard let helper = callee.function, touches(helper) else { continue }
            let constants = questions.summaries.constants(givenBy: call, to: helper, mapping: callee.mapping)
            found.append(HelperCall(helper: helper, constants: constants))
        }
        return found
    }

    private func touches(_ function: Int) -> Bool {
        context.code.term(of: property, in: function) != nil
    }

    private func isSilent(_ helper: Int, given constants: [Int: Fact]) -> Bool {
        guard !constants.isEmpty, let flow = context.slots.flow(of: helper, property),
            SlotSteps(body: flow.body).dischargesSlot
        else {
            return false
        }
        var state = flow.initialState
        for (parameter, fact) in constants {
            state.facts.set(flow.body.graph.parameters[parameter], to: fact)
        }
        let exploration = Exploration(flow, from: state)
        return exploration.isComplete && exploration.count == .never && exploration.reasons.isEmpty
    }
}
