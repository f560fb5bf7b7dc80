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

    /// Paths that lose what a method has taken out under a name of its own, and discharges by that name on others: the branch
    /// is to mend, and not the taking.
    func leaks(behind taken: [SlotSearch.Found]) -> [Violation] {
        let exploration = builder.exploration
        let points = exploration.simulation.points
        let behind = exploration.flow.graph.blocks(behind: taken.map { points[$0.path[0]].node })
        return leaks { blame in
            guard let branch = blame.branch, let end = blame.rest.last else { return false }
            return behind[points[branch.point].node] && !Status(code: points[end].state.property).isStored
        }
    }

    /// Whether a method discharges what waits, wherever it returns. One that does so twice is at fault itself.
    private func discharges(_ call: Call, in flow: ObligationFlow) -> Bool {
        let outcomes = flow.slotOutcomes(of: call, from: Status(.pending, isStored: true))
        return outcomes.allSatisfy { ![.pending, .repeated].contains($0.status.progress) }
    }
}
