import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSymbols
import OnceoverVocabulary

extension CallbackSources {
    /// Whether the called function keeps a closure in a list that is called again and again.
    ///
    /// A method that adds the closure to a private list of the type, or keeps it as `onChunk`. It is called from there, and
    /// nothing is ever taken out, so that the closure is called again and again.
    func keepsForGood(_ call: Call, argument: Int, in graph: FlowGraph) -> Bool {
        guard !listeners.isEmpty else { return false }
        let here = callees.here(of: call, in: graph)
        guard here.count == 1, let method = here[0].function, callees.areAll(here, of: call, in: graph) else {
            return false
        }
        let isDropped = !graph.isUsed(call.result)
        return listeners(setBy: method, from: here[0].mapping[argument]).contains {
            isCalledForGood($0, besides: method, canLeave: !isDropped)
        }
    }

    private var listeners: [StoredProperty] {
        code.storedProperties.filter { property in
            property.isPrivate && property.shape.isHandler
                && (property.container == .collection
                    || property.container == .single && HandlerName.hearsOfEach(property.path.last ?? ""))
        }
    }

    /// The lists of closures that a method adds a parameter to, and the properties that it sets to it.
    private func listeners(setBy method: Int, from parameter: Int) -> [StoredProperty] {
        let declared = code.declarations.functions[method]
        let listeners = listeners.filter { $0.typeName == declared.typeName }
        guard !listeners.isEmpty else { return [] }
        let graph = code.graph(of: method)
        let added = graph.parameters[parameter]
        return listeners.filter { property in
            guard let list = code.term(of: property, in: method) else { return false }
            return graph.targets(assigned: added).contains { $0 == list || isElement($0, of: list, in: graph) }
                || graph.calls.contains { call in
                    call.receiver == list && call.name.map(Vocabulary.storingMethods.contains) ?? false
                        && call.arguments.contains { $0.operand.terms.contains(added) }
                }
        }
    }

    /// `listeners[id] = listener`
    private func isElement(_ target: TermID, of list: TermID, in graph: FlowGraph) -> Bool {
        if case .member(list, _) = graph.terms[target].kind { true } else { false }
    }

    /// - Parameter canLeave: whether the code that added a closure may hold something that removes it again.
    private func isCalledForGood(_ list: StoredProperty, besides method: Int, canLeave: Bool) -> Bool {
        let others = code.declarations.functions.indices.filter { other in
            other != method && !code.declarations.functions[other].isInitializer
                && code.declarations.functions[other].typeName == list.typeName
                && code.mentions(list.path.last ?? "", in: other)
        }
        let callers = others.filter { onlyLooks(at: list, in: $0) }
        return !callers.isEmpty
            && others.allSatisfy { callers.contains($0) || !canLeave && onlyTakesOne(from: list, in: $0, callers) }
    }

    /// `func unsubscribe(_ id: UUID) { listeners[id] = nil }`, which no caller of the listeners calls.
    private func onlyTakesOne(from list: StoredProperty, in function: Int, _ callers: [Int]) -> Bool {
        let declared = code.declarations.functions[function]
        let graph = code.graph(of: function)
        guard !declared.parameters.isEmpty, let list = code.term(of: list, in: function) else { return false }
        let assigned = graph.assignments.filter { graph.terms[$0.target].mentions.contains(list) }
        return assigned.allSatisfy { $0.target != list && $0.value == .nilLiteral }
            && graph.calls.allSatisfy { !mayTakeAll(from: list, $0) }
            && !callers.contains { code.mentions(declared.name + "(", in: $0) }
    }

    private func mayTakeAll(from list: TermID, _ call: Call) -> Bool {
        if call.receiver == list { return call.name != "removeValue" }
        return call.arguments.contains { $0.operand.terms.contains(list) }
    }

    private func onlyLooks(at list: StoredProperty, in function: Int) -> Bool {
        let graph = code.graph(of: function)
        guard let list = code.term(of: list, in: function) else { return false }
        let isAssigned = graph.blocks.contains { block in
            block.instructions.contains { instruction in
                if case .assign(let target, _, _) = instruction {
                    graph.terms[target].mentions.contains(list)
                } else {
                    false
                }
            }
        }
        return !isAssigned
            && graph.calls.allSatisfy { call in
                if call.receiver == list { return call.name.map(Vocabulary.readingMembers.contains) ?? false }
                return !call.arguments.contains { $0.operand.terms.contains(list) }
            }
    }
}
