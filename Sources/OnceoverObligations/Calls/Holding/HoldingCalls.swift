import OnceoverControlFlow

/// Whether the calls in a body keep its object until they have called what they are given.
struct HoldingCalls {
    let code: FileCode
    let callees: Callees
    /// Of the file's own methods.
    unowned let known: HoldingMethods

    /// Whether a method of the same object keeps it until it has called the closure that an argument is.
    func holdsSelf(_ call: Call, argument: Int, in graph: FlowGraph) -> Bool {
        guard graph.isBareOrOnSelf(call) else { return false }
        let own = code.declarations.functions[callees.function].typeName
        let found = callees.here(of: call, in: graph)
        return !found.isEmpty
            && found.allSatisfy { callee in
                guard let method = callee.function, callee.typeName == own else { return false }
                return known.holdsSelf(method, whileCalling: callee.mapping[argument])
            }
    }

    /// Whether a closure is given what comes out of a chain of publishers that keeps the object.
    func isKept(behind region: Int, in graph: FlowGraph) -> Bool {
        KeepingPipeline(graph: graph, code: code, callees: callees).ends(in: region)
    }
}
