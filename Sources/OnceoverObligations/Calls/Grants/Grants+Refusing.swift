import OnceoverControlFlow

/// Whether a function that answers a claim lets more than one caller through.
extension Grants {
    /// Whether a function that answers a claim, as `claim()` does, can refuse it; nil if it is not known.
    func canRefuse(_ call: Call, in graph: FlowGraph) -> Bool? {
        let functions = callees.here(of: call, in: graph).compactMap(\.function)
        guard !functions.isEmpty else { return nil }
        return functions.contains { function in
            let body = code.graph(of: function)
            return canReturnOtherThanTrue(body) && !onlyAsks(body) && !isGrantedToSeveral(by: function)
                && !OneTimeAnswer(of: body).isAlwaysTrue
        }
    }

    private func isGrantedToSeveral(by function: Int) -> Bool {
        let graph = code.graph(of: function)
        guard !graph.steps.isEmpty, let type = code.declarations.functions[function].typeName else { return false }
        return OneTimeAnswer(of: graph).isGivenToSeveral { counter in
            guard case .member(graph.selfTerm, let name) = graph.terms[counter].kind else { return nil }
            return code.declarations.firstValue(ofProperty: name, in: type).flatMap { Int($0.trimmedDescription) }
        }
    }

    /// Whether some path of a body returns something else than the literal `true`.
    private func canReturnOtherThanTrue(_ graph: FlowGraph) -> Bool {
        graph.blocks.contains { block in
            block.instructions.contains { instruction in
                if case .returnValue(let value, _) = instruction { isOtherThanTrue(value, graph) } else { false }
            }
        }
    }

    private func isOtherThanTrue(_ value: Operand, _ graph: FlowGraph) -> Bool {
        switch value {
        case .boolean(let isTrue): !isTrue
        // `return lock.withLock { … }` returns what the closure returns: its own `return`s are looked at.
        case .term(let term):
            !graph.regions.contains { region in region.call.map { graph.calls[$0].result == term } ?? false }
        default: true
        }
    }

    /// Whether a body sets nothing, so that the next call gets the same answer: `lock.withLock { !isTaken }`.
    private func onlyAsks(_ graph: FlowGraph) -> Bool {
        callsOnlyLocks(graph) && !graph.instructions.contains { sets($0, in: graph) }
    }

    /// Whether a body calls only locks, and functions that do not know its object.
    func callsOnlyLocks(_ graph: FlowGraph) -> Bool {
        graph.calls.allSatisfy { call in
            Executor.isLocking(call) || Executor.isUnlocking(call)
                || graph.regions.indices.contains { region in
                    graph.call(givenRegion: region)?.result == call.result
                        && Executor.runsUnderLock(region, in: graph)
                } || isOfNoObject(call, in: graph)
        }
    }

    /// `log("asked")`: a function that is no method, and is not given the object, sets nothing in it.
    private func isOfNoObject(_ call: Call, in graph: FlowGraph) -> Bool {
        guard case .name(let name) = call.callee, call.qualifier == nil, !call.isInitializer else { return false }
        return !call.arguments.contains { $0.operand.terms.contains(graph.selfTerm) || $0.isInOut || $0.mayBeClosure }
            && !code.declarations.functions.contains { $0.name == name && $0.typeName != nil }
    }

    private func sets(_ instruction: Instruction, in graph: FlowGraph) -> Bool {
        switch instruction {
        case .assign(let target, _, _):
            graph.isOwnProperty(target) || graph.regions.contains { $0.parameters.contains(target) }
        case .forget(_, let isCompound): isCompound
        default: false
        }
    }
}
