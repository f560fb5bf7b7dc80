import OnceoverControlFlow

extension Resolver {
    func mayStop(_ call: Call, in graph: FlowGraph) -> Bool {
        guard let name = call.name else { return true }
        let found = context.declarations.functions(named: name)
        return found.isEmpty || found.contains { mayStop($0) }
    }

    /// Whether the words of a function's body may stop a source of callbacks.
    private func mayStop(_ function: Int) -> Bool {
        ["cancel", "invalidate", "stop", "remove", "= nil", "dispose", "close"].contains {
            context.mentions($0, in: function)
        }
    }
}
