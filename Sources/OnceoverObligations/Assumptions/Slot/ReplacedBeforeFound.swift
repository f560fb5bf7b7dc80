import OnceoverControlFlow
import OnceoverSignatures
import OnceoverSymbols

extension Assumption {
    /// `completion?(chart)`, which stays stored: each request stores the next handler.
    static let replacedBeforeFound = Assumption(
        "replaced-before-found", .slot, .demotes,
        AssumptionPage(
            takes: "A handler that stays stored after its call is assumed to be replaced before it is called again.",
            why: "Most of these objects make one request at a time, and each request stores a new handler.",
            example: """
                func load(completion: @escaping (Chart) -> Void) {
                    self.completion = completion
                    start()
                }
                func loaded(_ chart: Chart) { completion?(chart) }
                """,
            stillFound: """
                A continuation. A handler that another method takes out, that a method tests before it stores a new \
                one, or that a repeating delegate callback calls.
                """,
            costs: "A second event: the same handler is called again."),
        applies: { $0.leavesStored { !$0.isFoundAgain } })
}

extension StepCase {
    /// Whether something shows that what a method discharges and leaves stored is discharged again.
    ///
    /// A continuation that is left behind crashes the program at the next callback. Most handlers that are left behind are
    /// replaced before there is one.
    fileprivate var isFoundAgain: Bool {
        if property.container == .collection, hasListeners { return false }
        guard property.container == .single, isHandler || isPromise else { return true }
        return context.slots.isFoundAgain(property, by: methods) || isAskedByGiver || isCalledAgain
    }

    /// A handler that is called each time is one of several listeners.
    private var hasListeners: Bool { isHandler && !HandlerName.isOfEnd(property.obligationName) }

    private var isPromise: Bool { property.shape.obligationKind == .promise }

    /// `guard completion == nil else { return busy() }`: what is stored is in the way of the next request.
    private var isAskedByGiver: Bool {
        methods.contains { method in
            context.slots.flow(of: method, property).map {
                asksWhoWaits($0.body) && SlotSteps(body: $0.body).puts(behind: $0.body.graph.entry)
            } ?? false
        }
    }

    /// Whether a condition tells whether somebody waits.
    private func asksWhoWaits(_ body: FollowedBody) -> Bool {
        body.graph.blocks.lazy.flatMap(\.edges).flatMap(\.assumptions).contains { assumption in
            if case .isNil = assumption.fact { body.aliases.isSlot(assumption.term) } else { false }
        }
    }

    /// A delegate hears of each thing that comes.
    private var isCalledAgain: Bool {
        context.declarations.conformances.contains { conformance in
            conformance.typeName == property.typeName
                && conformance.names.contains { context.contracts.isRepeating(base.declared.fullName, of: $0) }
        }
    }
}
