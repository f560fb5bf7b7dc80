import OnceoverControlFlow

extension Resolver {
    func mayStop(_ call: Call, saying words: [String], in graph: FlowGraph) -> Bool {
        guard let name = call.name else { return true }
        let found = context.declarations.functions(named: name)
        return found.isEmpty || found.contains { mayStop($0, saying: words) }
    }

    /// Whether the words of a function's body may stop a source of callbacks.
    private func mayStop(_ function: Int, saying words: [String]) -> Bool {
        (Self.stopping + words).contains { context.mentions($0, in: function) }
    }

    private static let stopping = ["cancel", "invalidate", "stop", "remove", "= nil", "dispose", "close"]
}
