import OnceoverControlFlow

extension Exploration {
    /// Whether a function of this name starts itself again with the handler in a callback, wherever it calls it: what asks again
    /// each second, until somebody stops it, has no end to be told of. A path that calls the handler once and leaves it
    /// at that has one.
    func restarts(_ function: String) -> Bool {
        guard count.isSubset(of: [.never, .many]), count.contains(.many) else { return false }
        let graph = flow.body.graph
        return graph.blocks.contains { block in
            guard let call = block.call.map({ graph.calls[$0] }), call.name == function else { return false }
            return call.arguments.contains { flow.body.aliases.contains($0.operand) }
                && graph.closures(outwardFrom: block.region).contains { graph.regions[$0].isDeferred }
        }
    }
}
