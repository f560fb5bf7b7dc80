import OnceoverControlFlow

extension Violations {
    /// Second discharges of what a stored property held: by a name that it was taken out under, by an observer of the property,
    /// or by another method, if that never leaves it waiting. One that may has conditions of its own.
    func repeatsBehindSlot() -> [Violation] {
        let flow = builder.exploration.flow
        return repeats { repeated in
            let helpers = flow.graph.calls.indices.filter { index in
                flow.graph.calls[index].site == repeated.second && flow.effects[index] == nil
            }
            return helpers.allSatisfy { discharges(flow.graph.calls[$0], in: flow) }
        }
    }

    /// Whether a method discharges what waits, wherever it returns.
    private func discharges(_ call: Call, in flow: ObligationFlow) -> Bool {
        let outcomes = flow.slotOutcomes(of: call, from: Status(.pending, isStored: true))
        return outcomes.allSatisfy { $0.status.progress != .pending }
    }
}
