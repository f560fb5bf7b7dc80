import OnceoverControlFlow
import OnceoverSymbols

extension Assumption {
    /// `completion = nil` in `cancel()`: a cancelled request needs no answer.
    static let handlerMayBeDropped = Assumption(
        "handler-may-be-dropped", .slot, .excuses,
        AssumptionPage(
            takes: "A stored handler is assumed to need no call when it is cleared or replaced.",
            why:
                "A handler that stays stored may be called again, and a method that clears it may mean to call nobody.",
            example: """
                func onArrival(_ handler: @escaping (Ship) -> Void) { arrived = handler }
                func stop() { arrived = nil }
                """,
            stillFound: """
                A continuation. A handler of which all of this is true: its parameter is called like a completion \
                handler, it is not optional, and each method that calls it also clears it.
                """,
            costs: "A caller that waits for a handler which was cleared."),
        applies: { $0.loses { $0.isHandler && !$0.isOwedToCaller } })
}

extension StepCase {
    /// A handler that was called may stay and be called again, and a method that clears it may mean to call no one. The
    /// handler must be called once if its name says so, if each method that calls it takes it out or stores the next
    /// one, and if the method that drops it is none of these.
    fileprivate var isOwedToCaller: Bool {
        property.elementMember == nil && isCalledOnce && (!SlotSteps(body: body).dischargesSlot || isForgotten)
    }

    /// The same where a method calls all that wait in a list, and on another branch empties it.
    private var isForgotten: Bool {
        isTakenOut && property.container == .collection && !SlotSteps(body: body).discharges(behind: block)
    }

    private var isCalledOnce: Bool {
        guard !mayBeLeftOut, isGivenByName else { return false }
        let callers = methods.filter { method in
            context.slots.steps(of: method, property).map { $0.dischargesSlot || $0.returnsSlot } == true
        }
        return context.slots.isTakenOut(property, by: callers)
            && !callers.contains { context.slots.leavesBehind(property, in: $0) }
    }

    /// Whether callers may give no handler. Then a method that stops the work may stay silent.
    private var mayBeLeftOut: Bool {
        methods.contains { method in
            context.declarations.functions[method].parameters.contains { $0.shape.isHandler && $0.shape.isOptional }
        }
    }

    /// Whether a method is given a handler that has to be called by its name, and not only because calls take it out.
    private var isGivenByName: Bool {
        methods.contains { method in
            let handlers = context.handlers(of: method)
            return context.declarations.functions[method].parameters.indices.contains(where: handlers.isObligation)
        }
    }
}
