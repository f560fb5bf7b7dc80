import OnceoverControlFlow
import OnceoverSymbols
import OnceoverVocabulary

/// Whether the code that stores an obligation also hands over a closure that takes it out again, for example after a
/// time limit. Then the obligation is answered whatever a delegate receives.
struct TimeLimit {
    let property: StoredProperty
    let context: FileContext

    var isSet: Bool {
        let methods = context.declarations.functions.indices.filter {
            context.declarations.functions[$0].typeName == property.typeName
        }
        return methods.contains { isSet(in: $0) } || methods.contains { waitsAndAnswers(in: $0) }
            || methods.contains(where: answersAfterDelay)
    }

    private func isSet(in method: Int) -> Bool {
        guard property.path.allSatisfy({ context.mentions($0, in: method) }) else { return false }
        let graph = context.graph(of: method)
        guard let term = context.code.term(of: property, in: method) else { return false }
        return graph.blocks.contains { stores(in: term, $0) }
            && graph.blocks.contains { graph.isCalledBack(in: $0.region) && clears($0, in: graph) }
    }

    private func stores(in term: TermID, _ block: Block) -> Bool {
        block.instructions.contains { instruction in
            guard case .assign(term, let value, _) = instruction else { return false }
            return value != .nilLiteral
        }
    }

    /// The closure may have the object by a weak reference.
    private func clears(_ block: Block, in graph: FlowGraph) -> Bool {
        block.instructions.contains { instruction in
            guard case .assign(let target, .nilLiteral, _) = instruction,
                case .member(_, let name) = graph.terms[target].kind
            else { return false }
            return name == property.path.last
        }
    }

    // MARK: - By a method that answers

    /// `perform(#selector(giveUp), with: nil, afterDelay: 3)`, and timers that are told of a method so.
    private func answersAfterDelay(_ method: Int) -> Bool {
        let (name, type) = (context.declarations.functions[method].name, property.simpleTypeName)
        guard !name.isEmpty, Vocabulary.delayMarks.contains(where: context.file.words.contains),
            ["", "self.", type + "."].contains(where: { context.file.words.contains("#selector(" + $0 + name) })
        else { return false }
        let left = context.slots.outcomes(of: method, slot: property, from: Status(.pending, isStored: true))
        return left?.contains { [.discharged, .repeated].contains($0.status.progress) } ?? false
    }

    /// `Task { try? await Task.sleep(for: limit); finish(nil) }`
    private func waitsAndAnswers(in method: Int) -> Bool {
        guard Vocabulary.delayingFunctions.contains(where: { context.mentions($0, in: method) }) else { return false }
        let graph = context.graph(of: method)
        return graph.blocks.contains { block in
            guard let call = block.call, let callback = graph.callback(around: block.region) else { return false }
            return waits(callback, in: graph) && answers(graph.calls[call], in: graph)
        }
    }

    private func waits(_ callback: Int, in graph: FlowGraph) -> Bool {
        if let call = graph.regions[callback].call, graph.calls[call].name == "asyncAfter" { return true }
        return graph.blocks.contains { block in
            block.call.map { graph.calls[$0].name } == "sleep" && graph.callback(around: block.region) == callback
        }
    }

    private func answers(_ call: Call, in graph: FlowGraph) -> Bool {
        guard let name = call.name, call.receiver.map(graph.isSelf) ?? true else { return false }
        return context.declarations.functions(named: name).contains {
            context.declarations.functions[$0].typeName == property.typeName
                && context.slots.steps(of: $0, property)?.dischargesSlot == true
        }
    }
}
