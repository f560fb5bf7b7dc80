import OnceoverControlFlow

/// What the calls in a body set properties of its object to.
struct CallSettings {
    let callees: Callees
    unowned let known: MethodSettings

    /// What is known of what a method sets properties of its object to on all paths, by their names.
    func settings(by call: Call, in graph: FlowGraph) -> [String: Fact?] {
        let bodies = callees.here(of: call, in: graph).compactMap(\.function).filter { $0 != callees.function }
        return bodies.count == 1 ? known.settings(of: bodies[0]) : [:]
    }
}
