import OnceoverControlFlow

extension Assumption {
    /// `var current: Waiter? { waiting }`: code that received the value has discharged it before it is cleared.
    static let handedOutElsewhere = Assumption(
        "handed-out-elsewhere", .slot, .demotes,
        AssumptionPage(
            takes:
                "A value that another method returns and leaves stored is assumed to be discharged before it is cleared.",
            why: "The caller of that method discharges the value, and then has it cleared.",
            example: """
                func waiter() -> CheckedContinuation<Void, Never>? { waiting }
                func reset() { waiting = nil }
                """,
            stillFound: "A method that returns the value and clears the property. A value that another one replaces.",
            costs: "A caller that clears the property without a discharge."),
        applies: { $0.loses { $0.isTakenOut && $0.isHandedOutElsewhere } })
}

extension StepCase {
    /// Whether another method gives its caller what is stored and leaves it there.
    fileprivate var isHandedOutElsewhere: Bool {
        methods.contains { method in
            context.declarations.functions[method].returnType != nil
                && context.slots.flow(of: method, property).map { handsOut($0.body) } == true
        }
    }

    private func handsOut(_ body: FollowedBody) -> Bool {
        let own = body.graph.blocks.lazy.filter { $0.region == nil }.instructions
        func isSlot(_ term: TermID) -> Bool { body.aliases.isSlot(term) }
        let leaves = own.contains { instruction in
            switch instruction {
            case .returnValue(let value, _): value.terms.contains(where: isSlot)
            case .escape(let term, _): isSlot(term)
            default: false
            }
        }
        return leaves && !own.contains { if case .assign(let target, _, _) = $0 { isSlot(target) } else { false } }
    }
}
