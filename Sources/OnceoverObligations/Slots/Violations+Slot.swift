import OnceoverControlFlow

extension Violations {
    /// Second discharges of what a stored property held: by a name that it was taken out under, by an observer of the property,
    /// or by another method, if that never leaves it waiting. One that may has conditions of its own.
    func repeatsBehindSlot() -> [Violation] {
        let body = builder.exploration.flow.body
        return repeats { repeated in
            let helpers = body.graph.calls.indices.filter { index in
                body.graph.calls[index].site == repeated.second && body.effects[index] == nil
            }
            return helpers.allSatisfy { discharges(body.graph.calls[$0], in: body) }
        }
    }

    /// Paths that lose what a method has taken out under a name of its own, and discharges by that name on others: the branch
    /// is to mend, and not the taking.
    func leaks(behind taken: [SlotSearch.Found]) -> [Violation] {
        let exploration = builder.exploration
        let points = exploration.simulation.points
        let behind = exploration.flow.body.graph.blocks(behind: taken.map { points[$0.path[0]].node })
        return leaks { blame in
            guard let branch = blame.branch, let end = blame.rest.last else { return false }
            return behind[points[branch.point].node] && !Status(code: points[end].state.property).isStored
        }
    }

    /// Whether a method discharges what waits, wherever it returns. One that does so twice is at fault itself.
    private func discharges(_ call: Call, in body: FollowedBody) -> Bool {
        let outcomes = SlotContent(body: body).slotOutcomes(of: call, from: Status(.pending, isStored: true))
        return outcomes.allSatisfy { ![.pending, .repeated].contains($0.status.progress) }
    }
}
