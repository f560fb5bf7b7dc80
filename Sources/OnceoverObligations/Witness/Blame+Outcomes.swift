import OnceoverControlFlow

extension Blame {
    /// `load { … } failure: { print($0) }`: the one of several closures that ran and that does not touch the
    /// obligation. Nil if a branch is to blame.
    func silentOutcome(in exploration: Exploration) -> Int? {
        guard branch == nil else { return nil }
        let body = exploration.flow.body
        let nodes = rest.map { exploration.simulation.points[$0].node }
        for (node, following) in zip(nodes, nodes.dropFirst()) {
            for edge in body.graph.blocks[node].edges where edge.target == following {
                guard case .entersClosure(let region) = edge.outcome, !body.plan.isRelevant(region),
                    case .alternative = body.plan.mode(of: region)
                else { continue }
                return region
            }
        }
        return nil
    }
}
