import OnceoverControlFlow
import OnceoverDataflow
import OnceoverSymbols

/// Finds the functions of the file that a call may mean.
struct Resolver: CallResolver {
    /// Outlives the resolver, which it may keep.
    unowned let context: FileContext
    /// The function in whose body the calls stand.
    let function: Int

    func summary(of call: Call, argument: Int, in graph: FlowGraph) -> ParameterSummary? {
        let found = candidates(for: call, in: graph)
        let summaries = found.compactMap { candidate -> ParameterSummary? in
            let parameter = candidate.mapping[argument]
            if context.isPending(candidate.function, parameter: parameter) { return recursive(candidate.function) }
            return context.summary(of: candidate.function, parameter: parameter)
        }
        guard let first = summaries.first, summaries.count == found.count else { return nil }
        return summaries.allSatisfy { Set($0.outcomes) == Set(first.outcomes) } ? first : nil
    }

    /// A function that is being summarised hands the obligation on to itself: to the fixpoint, that is one discharge.
    private func recursive(_ function: Int) -> ParameterSummary {
        ParameterSummary(
            outcomes: [CallOutcome(transition: .discharge)], isObligation: true,
            function: context.declarations.functions[function].name)
    }

    func slotOutcomes(of call: Call, in graph: FlowGraph, slot: StoredProperty, from status: Status) -> [SlotOutcome]? {
        guard isOnSelf(call, in: graph) else { return nil }
        let found = candidates(for: call, in: graph)
        guard found.count == 1, let callee = found.first?.function, callee != function else { return nil }
        return context.slotOutcomes(of: callee, slot: slot, from: status)
    }

    private func isOnSelf(_ call: Call, in graph: FlowGraph) -> Bool {
        switch call.callee {
        case .name: true
        case .member(let receiver?, _): receiver == graph.selfTerm
        default: false
        }
    }

    func canRefuse(_ call: Call, in graph: FlowGraph) -> Bool? {
        let found = candidates(for: call, in: graph)
        guard !found.isEmpty else { return nil }
        return found.contains { canReturnOtherThanTrue($0.function) }
    }

    /// Whether some path of the body returns something else than the literal `true`.
    private func canReturnOtherThanTrue(_ function: Int) -> Bool {
        let graph = context.graph(of: function)
        return graph.blocks.contains { block in
            block.instructions.contains { instruction in
                if case .returnValue(let value, _) = instruction { isOtherThanTrue(value, graph) } else { false }
            }
        }
    }

    private func isOtherThanTrue(_ value: Operand, _ graph: FlowGraph) -> Bool {
        switch value {
        case .boolean(let isTrue): return !isTrue
        case .term(let term):
            guard
                let region = graph.regions.first(where: { region in
                    region.call.map { graph.calls[$0].result == term } ?? false
                })
            else { return true }
            // `return lock.withLock { … }` returns what the closure returns: its own `return`s are looked at.
            _ = region
            return false
        default: return true
        }
    }

    private struct Candidate {
        let function: Int
        let mapping: [Int]
    }

    private func candidates(for call: Call, in graph: FlowGraph) -> [Candidate] {
        guard let name = call.name else { return [] }
        let labels = call.arguments.map { ($0.label, $0.isTrailing) }
        let named = context.declarations.functions(named: name).compactMap { index -> Candidate? in
            let declared = context.declarations.functions[index]
            guard !declared.isLocal, let mapping = declared.match(labels) else { return nil }
            return Candidate(function: index, mapping: mapping)
        }
        return narrowed(named, for: call, in: graph)
    }

    /// A call on `self` means a method of the type; a bare name may also mean a global function.
    private func narrowed(_ candidates: [Candidate], for call: Call, in graph: FlowGraph) -> [Candidate] {
        let own = context.declarations.functions[function].typeName
        func type(_ candidate: Candidate) -> String? { context.declarations.functions[candidate.function].typeName }
        switch (call.callee, call.qualifier) {
        case (.member, "super"?): return candidates.filter { type($0) != own && type($0) != nil }
        case (.member, "self"?), (.member, "Self"?): return candidates.filter { type($0) == own }
        case (.name, _):
            let methods = candidates.filter { type($0) == own }
            return methods.isEmpty ? candidates.filter { isGlobalOrInitializer($0) } : methods
        case (.member, let qualifier?) where qualifier.first?.isUppercase == true:
            return candidates.filter { isType(type($0), named: qualifier) }
        case (.member(let receiver?, _), _):
            guard let name = receiverType(receiver, in: graph) else { return candidates.filter { type($0) != nil } }
            return candidates.filter { isType(type($0), named: name) }
        case (.member, _): return candidates.filter { type($0) != nil }
        default: return []
        }
    }

    private func isType(_ type: String?, named name: String) -> Bool {
        type == name || type?.hasSuffix("." + name) == true
    }

    /// The declared type of a property or parameter, or the type that a constant was made of.
    func receiverType(_ receiver: TermID, in graph: FlowGraph) -> String? {
        let declared = context.declarations.functions[function]
        if case .member(graph.selfTerm, let name) = graph.terms[receiver].kind, let own = declared.typeName {
            return context.declarations.typeName(ofProperty: name, in: own)
        }
        if let index = graph.parameters.firstIndex(of: receiver) {
            return Declarations.name(of: declared.parameters[index].node.type)
        }
        for block in graph.blocks {
            for case .assign(receiver, .term(let value), _) in block.instructions {
                guard let call = graph.calls.first(where: { $0.result == value }), case .name(let name) = call.callee,
                    name.first?.isUppercase == true
                else { continue }
                return name
            }
        }
        return nil
    }

    private func isGlobalOrInitializer(_ candidate: Candidate) -> Bool {
        let declared = context.declarations.functions[candidate.function]
        return declared.typeName == nil || declared.isInitializer
    }
}
