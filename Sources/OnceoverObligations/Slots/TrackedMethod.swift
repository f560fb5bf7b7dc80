import OnceoverControlFlow

/// A stored property as the obligation that a method is followed with.
struct TrackedMethod {
    let function: Int
    let obligation: TrackedObligation
    /// The method's, with a term for the property.
    let graph: FlowGraph

    /// The same on the paths between two blocks.
    func followed(from start: Int, to end: Int) -> TrackedMethod {
        TrackedMethod(function: function, obligation: obligation.followed(from: start, to: end), graph: graph)
    }
}

extension BodyFlows {
    func flow(of method: TrackedMethod) -> ObligationFlow {
        flow(of: method.obligation, in: method.function, laidOutAs: method.graph)
    }
}
