import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSymbols
import OnceoverVocabulary

/// Which methods are given handlers that they store.
extension SlotFinder {
    /// Whether a method, and no initialiser, stores the handler that it was given in a property.
    func isGiven(_ property: StoredProperty) -> Bool {
        guard property.shape.isHandler else { return false }
        let methods = context.declarations.functions.indices.filter {
            !context.declarations.functions[$0].isInitializer && mayTouch(property, in: $0)
        }
        return mayBeGiven(property, by: methods) && !givers(of: property, among: methods).isEmpty
    }

    /// The methods that store a handler in a property that they were given to call: by its name, or because whoever calls it
    /// takes it out.
    func givers(of property: StoredProperty, among methods: [Int]) -> [Int] {
        let spent = SpentHandler(property: property, context: context)
        let isSpent = spent.mayBe && spent.isSpent(by: methods)
        return methods.filter { method in
            takesHandler(for: property, in: method, among: handlers(givenTo: method, whateverTheirNames: isSpent))
        }
    }

    /// Whether a method may store a handler in a property that it was given to call, as far as is seen without laying it out.
    func mayBeGiven(_ property: StoredProperty, by methods: [Int]) -> Bool {
        let mayBeSpent = SpentHandler(property: property, context: context).mayBe
        return methods.contains { !handlers(givenTo: $0, whateverTheirNames: mayBeSpent).isEmpty }
    }

    /// The numbers of the parameters of a method that are handlers it must call.
    private func handlers(givenTo function: Int, whateverTheirNames areSpent: Bool) -> [Int] {
        let declared = context.declarations.functions[function]
        let handlers = context.handlers(of: function)
        let isListener = HandlerName.registersEvents(function: declared.name)
        if isListener, isSetter(function) { return [] }
        return declared.parameters.indices.filter { index in
            let shape = declared.parameters[index].shape
            return handlers.isObligation(index) || areSpent && !isListener && shape.isHandler && !shape.isOptional
        }
    }

    /// `func setHandlers(onSuccess: …, onFailure: …)`, which keeps what it is given and does nothing else, for all that will come.
    private func isSetter(_ function: Int) -> Bool {
        context.declarations.functions[function].name.hasPrefix("set") && context.graph(of: function).calls.isEmpty
    }

    private func takesHandler(for property: StoredProperty, in function: Int, among given: [Int]) -> Bool {
        guard !given.isEmpty, let tracked = track(property, in: function), let slot = tracked.obligation.slot
        else { return false }
        let graph = tracked.graph
        let handlers = given.map { graph.parameters[$0] }
        return assigns(handlers, to: slot, in: graph) || adds(handlers, to: slot, in: graph)
            || property.elementMember.map { makes(elementWith: $0, of: handlers, in: graph) } ?? false
    }

    private func assigns(_ handlers: [TermID], to slot: TrackedSlot, in graph: FlowGraph) -> Bool {
        graph.assignments.contains { target, value in
            (value.terms.contains(where: handlers.contains) || makesCase(value, of: slot, with: handlers, in: graph))
                && (target == slot.holder || isElement(target, of: slot, in: graph))
        }
    }

    /// `.waiting(completion)`
    private func makesCase(
        _ value: Operand, of slot: TrackedSlot, with handlers: [TermID], in graph: FlowGraph
    ) -> Bool {
        guard let caseName = slot.caseName, case .term(let term) = value else { return false }
        return graph.calls.contains { call in
            call.result == term && call.name == caseName
                && call.arguments.contains { $0.operand.terms.contains(where: handlers.contains) }
        }
    }

    /// `waiting[id]`
    private func isElement(_ term: TermID, of slot: TrackedSlot, in graph: FlowGraph) -> Bool {
        guard slot.isCollection, case .member(slot.root, let name) = graph.terms[term].kind else { return false }
        return name.hasPrefix("[")
    }

    private func makes(elementWith member: String, of handlers: [TermID], in graph: FlowGraph) -> Bool {
        graph.calls.contains { call in
            call.isInitializer
                && call.arguments.contains { $0.label == member && $0.operand.terms.contains(where: handlers.contains) }
        }
    }

    private func adds(_ handlers: [TermID], to slot: TrackedSlot, in graph: FlowGraph) -> Bool {
        slot.isCollection
            && graph.calls.contains { call in
                call.receiver.map { $0 == slot.root || isElement($0, of: slot, in: graph) } ?? false
                    && call.name.map(Vocabulary.storingMethods.contains) ?? false
                    && call.arguments.contains { $0.operand.terms.contains(where: handlers.contains) }
            }
    }
}
