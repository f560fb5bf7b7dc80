import OnceoverControlFlow
import OnceoverSymbols

/// A stored promise that whoever stores it gives to somebody else as well: that one completes it, and the property only
/// keeps it for its future. Who clears the property loses nothing.
struct PassedPromise {
    let property: StoredProperty
    let context: FileContext

    /// Whether each method that puts one into the property also hands it to a call.
    var isPassedOn: Bool {
        guard property.shape.obligationKind == .promise else { return false }
        let storing = context.declarations.functions.indices.compactMap(storingFlow)
        return !storing.isEmpty && storing.allSatisfy(handsOn)
    }

    private func storingFlow(_ function: Int) -> ObligationFlow? {
        guard property.isVisible(in: context.declarations.functions[function]),
            let flow = context.slots.flow(of: function, property), stores(flow)
        else { return nil }
        return flow
    }

    private func stores(_ flow: ObligationFlow) -> Bool {
        flow.graph.assignments.contains { flow.aliases.isSlot($0.target) && $0.value != .nilLiteral }
    }

    private func handsOn(_ flow: ObligationFlow) -> Bool {
        flow.graph.calls.contains { call in call.arguments.contains { flow.aliases.contains($0.operand) } }
    }
}
