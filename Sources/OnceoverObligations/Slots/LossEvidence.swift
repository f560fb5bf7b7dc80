import OnceoverControlFlow
import OnceoverSymbols

/// Whether it shows that a stored property can hold a pending obligation where a method overwrites or clears it.
///
/// A method that stores what it waits for loses an earlier one only if it is called again on the same object, and nothing
/// says that it is not.
struct LossEvidence {
    let property: StoredProperty
    let context: FileContext

    func supports(_ found: SlotSearch.Found, in exploration: Exploration) -> Bool {
        if PassedPromise(property: property, context: context).isPassedOn { return false }
        let flow = exploration.flow
        let point = exploration.simulation.points[found.path[0]]
        if isCleared(at: found.site, in: flow), !flow.puts(behind: point.node) {
            return !isHandedOutElsewhere
                && (!property.shape.isHandler || isCalledOnceElsewhere(besides: flow)
                    || isForgotten(behind: point.node, in: flow))
        }
        if isMadeForEachUse || context.isOfTests { return false }
        guard !property.shape.isHandler || isCalledOnceElsewhere(besides: flow) else { return false }
        let state = state(of: flow)
        if property.shape.isHandler, flow.asksWhoWaits(before: point.node) { return true }
        if state.isEmpty {
            return !property.shape.isHandler || isOfSharedObject || Listeners(context: context).include(property)
        }
        return LoweredFlag(flow: flow, context: context).isAmong(state)
    }

    /// Whether all callers share one object: `static let shared = Radio()`.
    private var isOfSharedObject: Bool {
        property.isGlobal || context.declarations.hasSharedInstance(property.typeName)
    }

    /// Of a handler, one that is called may stay and be called again, and who clears it may mean to call nobody. It is to be
    /// called once where its name says so, each method that calls it takes it out or puts the next one in its place, and the
    /// method that drops it is none of them.
    private func isCalledOnceElsewhere(besides flow: ObligationFlow) -> Bool { !flow.dischargesSlot && isCalledOnce }

    /// The same where a method calls all that wait in a list, and on another branch empties it.
    private func isForgotten(behind block: Int, in flow: ObligationFlow) -> Bool {
        property.container == .collection && isCalledOnce && !flow.discharges(behind: block)
    }

    private var isCalledOnce: Bool {
        guard !mayBeLeftOut, isGivenByName else { return false }
        let callers = context.declarations.functions.indices.filter { function in
            property.isVisible(in: context.declarations.functions[function])
                && context.slots.flow(of: function, property).map { $0.dischargesSlot || $0.returnsSlot } == true
        }
        return context.slots.isTakenOut(property, by: callers)
            && !callers.contains { context.slots.leavesBehind(property, in: $0) }
    }

    /// Whether callers may give no handler: then nobody need hear how it ends, and who stops may stay silent.
    private var mayBeLeftOut: Bool {
        context.declarations.functions.contains { declared in
            property.isVisible(in: declared)
                && declared.parameters.contains { $0.shape.isHandler && $0.shape.isOptional }
        }
    }

    /// Whether a method is given a handler that has to be called by its name, and not only because calls take it out.
    private var isGivenByName: Bool {
        context.declarations.functions.indices.contains { function in
            let declared = context.declarations.functions[function]
            let finder = ObligationFinder(context: context, function: function)
            return property.isVisible(in: declared) && declared.parameters.indices.contains(where: finder.isObligation)
        }
    }

    /// Whether what is stored is let go there, and nothing put in its place: `waiting = nil`, `waiting = []`,
    /// `waiting.removeAll()`.
    private func isCleared(at site: Site, in flow: ObligationFlow) -> Bool {
        guard let slot = flow.tracked.slot else { return false }
        return flow.graph.instructions.contains { instruction in
            switch instruction {
            case .assign(_, .nilLiteral, site): true
            case .assign(slot.holder, let value, site):
                slot.caseName != nil
                    ? property.shape.isHandler && !flow.makesCase(value, slot)
                    : slot.isCollection && !property.isList && value.terms.isEmpty
            case .call(let index): flow.graph.calls[index].site == site && clears(flow.graph.calls[index], slot)
            default: false
            }
        }
    }

    private func clears(_ call: Call, _ slot: TrackedSlot) -> Bool {
        call.receiver == slot.root && call.name.map(SlotCalls.clearing.contains) ?? false
    }

    /// Whether another method gives its caller what is stored and leaves it there: who clears it has discharged it.
    private var isHandedOutElsewhere: Bool {
        context.declarations.functions.indices.contains { function in
            let declared = context.declarations.functions[function]
            return property.isVisible(in: declared) && declared.returnType != nil
                && context.slots.flow(of: function, property).map(handsOut) == true
        }
    }

    private func handsOut(_ flow: ObligationFlow) -> Bool {
        let own = flow.graph.blocks.lazy.filter { $0.region == nil }.instructions
        func isSlot(_ term: TermID) -> Bool { flow.aliases.isSlot(term) }
        let leaves = own.contains { instruction in
            switch instruction {
            case .returnValue(let value, _): value.terms.contains(where: isSlot)
            case .escape(let term, _): isSlot(term)
            default: false
            }
        }
        return leaves && !own.contains { if case .assign(let target, _, _) = $0 { isSlot(target) } else { false } }
    }

    /// Whether the file makes objects of the type, and keeps none in a property: each serves one use.
    private var isMadeForEachUse: Bool {
        if property.isGlobal { return false }
        let name = property.simpleTypeName
        let isMade = [" ", "(", "{"].contains { start in
            ["(", "<"].contains { context.file.words.contains(start + name + $0) }
        }
        return isMade && !context.declarations.isStored(name)
    }

    /// The other properties of the object that the method asks and sets: a second call would find them changed.
    private func state(of flow: ObligationFlow) -> Set<TermID> {
        let graph = flow.graph
        let set = Set(graph.assignments.map(\.target).filter { isOtherProperty($0, in: flow) })
        guard !set.isEmpty else { return [] }
        let asked = graph.askedTerms
        return set.filter { property in asked.contains { graph.terms[$0].mentions.contains(property) } }
    }

    private func isOtherProperty(_ term: TermID, in flow: ObligationFlow) -> Bool {
        guard case .member(flow.graph.selfTerm, _) = flow.graph.terms[term].kind else { return false }
        return !flow.aliases.isSlot(term) && term != flow.tracked.slot?.holder
    }
}
