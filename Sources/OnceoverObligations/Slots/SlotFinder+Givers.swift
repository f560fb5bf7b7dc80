import OnceoverControlFlow
import OnceoverSymbols

/// Which methods are given handlers that they store.
extension SlotFinder {
    /// The numbers of the parameters of a method that are handlers it must call.
    func handlers(givenTo function: Int) -> [Int] {
        let declared = context.declarations.functions[function]
        let finder = ObligationFinder(context: context, function: function)
        return declared.parameters.indices.filter { finder.isObligation($0) }
    }

    /// Whether a method, and no initialiser, stores the handler that it was given in a property.
    func isGiven(_ property: StoredProperty) -> Bool {
        property.shape.isHandler
            && context.declarations.functions.indices.contains {
                !context.declarations.functions[$0].isInitializer && mayTouch(property, in: $0)
                    && takesHandler(for: property, in: $0)
            }
    }

    func takesHandler(for property: StoredProperty, in function: Int) -> Bool {
        let given = handlers(givenTo: function)
        guard !given.isEmpty, let (tracked, graph) = track(property, in: function), let slot = tracked.slot
        else { return false }
        let handlers = given.map { graph.parameters[$0] }
        return assigns(handlers, to: slot, in: graph) || adds(handlers, to: slot, in: graph)
            || property.elementMember.map { makes(elementWith: $0, of: handlers, in: graph) } ?? false
    }

    private func assigns(_ handlers: [TermID], to slot: TrackedSlot, in graph: FlowGraph) -> Bool {
        graph.blocks.contains { block in
            block.instructions.contains { instruction in
                guard case .assign(let target, let value, _) = instruction else { return false }
                return value.terms.contains(where: handlers.contains)
                    && (target == slot.holder || isElement(target, of: slot, in: graph))
            }
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
                call.receiver == slot.root && call.name.map(SlotCalls.storing.contains) ?? false
                    && call.arguments.contains { $0.operand.terms.contains(where: handlers.contains) }
            }
    }
}
