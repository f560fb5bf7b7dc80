import OnceoverControlFlow

/// Whether the handler that a method is given keeps the object that the method belongs to. A closure of the method that
/// keeps the handler keeps the object too, so that its weak `self` is not nil.
struct HeldSelf {
    let context: FileContext
    let function: Int

    /// Nothing is known of a method that is not private: others may call it.
    func isHeld(by tracked: TrackedObligation) -> Bool {
        let declared = context.declarations.functions[function]
        guard declared.isPrivate, let root = tracked.roots.first,
            let parameter = context.graph(of: function).parameters.firstIndex(of: root)
        else { return false }
        let held = callers.flatMap { areHeld(forParameter: parameter, givenBy: $0) }
        return !held.isEmpty && held.allSatisfy { $0 }
    }

    private var callers: [Int] {
        let declared = context.declarations.functions[function]
        return context.declarations.functions.indices.filter { other in
            other != function && context.declarations.functions[other].typeName == declared.typeName
                && context.mentions(declared.name, in: other)
        }
    }

    /// For each call of the method in the body of another one, whether what it is given keeps the object.
    private func areHeld(forParameter parameter: Int, givenBy caller: Int) -> [Bool] {
        let graph = context.graph(of: caller)
        let resolver = context.resolver(for: caller)
        return graph.calls.compactMap { call in
            guard call.name == context.declarations.functions[function].name else { return nil }
            let callee = resolver.callees(of: call, in: graph, trustsExpectation: true).first {
                $0.function == function
            }
            guard let argument = callee?.mapping.firstIndex(of: parameter) else { return false }
            return isOnSelf(call, in: graph) && holdsSelf(call.arguments[argument].operand, in: graph)
        }
    }

    private func isOnSelf(_ call: Call, in graph: FlowGraph) -> Bool {
        call.receiver.map { graph.isStrongSelf($0) } ?? true
    }

    private func holdsSelf(_ operand: Operand, in graph: FlowGraph) -> Bool {
        if case .region(let region) = operand { graph.keepsSelf(in: region) } else { false }
    }
}

extension FlowGraph {
    fileprivate func isStrongSelf(_ term: TermID) -> Bool { terms[term].name == "self" && !terms[term].isWeak }

    /// Whether a closure keeps `self`: something in it has to do with it. In one that captures it weakly, what is written
    /// without `self` may belong to that one.
    ///
    /// - Complexity: O(instructions × weak references).
    func keepsSelf(in region: Int) -> Bool {
        let inside = blocks.filter { isInside($0, of: region) }
        let selves = terms.all.filter { terms[$0].name == "self" }
        let mentioned = selves.filter { term in inside.contains { $0.mentions(term, in: self) } }
        return !mentioned.isEmpty && mentioned.allSatisfy(isStrongSelf)
    }
}
