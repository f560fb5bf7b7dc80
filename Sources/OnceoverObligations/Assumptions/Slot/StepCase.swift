import OnceoverControlFlow
import OnceoverSymbols

/// A step that loses what a stored property holds, or keeps it behind, as assumptions ask about it.
///
/// A method that stores what it waits for loses an earlier one only if it is called again on the same object. A step that takes out
/// what waits, and puts nothing in its place, loses it by itself.
struct StepCase {
    let property: StoredProperty
    let base: Case
    let found: SlotSearch.Found

    var body: FollowedBody { base.body }
    var graph: FlowGraph { base.graph }
    var context: FileContext { base.context }
    var isHandler: Bool { property.shape.isHandler }

    /// The block of the step.
    var block: Int { base.exploration.simulation.points[found.path[0]].node }

    /// Whether what is stored is let go there, and nothing put in its place: `waiting = nil`, `waiting = []`,
    /// `waiting.removeAll()`.
    var isTakenOut: Bool { isCleared && !SlotSteps(body: body).puts(behind: block) }

    private var isCleared: Bool {
        guard let slot = body.tracked.slot else { return false }
        return graph.instructions.contains { instruction in
            switch instruction {
            case .assign(_, .nilLiteral, found.site): true
            case .assign(slot.holder, let value, found.site):
                slot.caseName != nil
                    ? isHandler && !SlotContent(body: body).makesCase(value, slot)
                    : slot.isCollection && !property.isList && value.terms.isEmpty
            case .call(let index): graph.calls[index].site == found.site && clears(graph.calls[index], slot)
            default: false
            }
        }
    }

    private func clears(_ call: Call, _ slot: TrackedSlot) -> Bool {
        call.receiver == slot.root && call.name.map(SlotCalls.clearing.contains) ?? false
    }

    /// The functions of the file that see the property, by their numbers.
    var methods: [Int] { context.code.functions(seeing: property) }

    /// The other properties of the object that the method asks and sets: a second call would find them changed.
    var state: Set<TermID> {
        let set = Set(graph.assignments.map(\.target).filter(isOtherProperty))
        guard !set.isEmpty else { return [] }
        let asked = graph.askedTerms
        return set.filter { property in asked.contains { graph.terms[$0].mentions.contains(property) } }
    }

    private func isOtherProperty(_ term: TermID) -> Bool {
        guard case .member(graph.selfTerm, _) = graph.terms[term].kind else { return false }
        return !body.aliases.isSlot(term) && term != body.tracked.slot?.holder
    }

    /// Whether the method asks if a call waits before it stores the next one: `if let waiting { … }`.
    var asksWhoWaits: Bool { SlotSteps(body: body).asksWhoWaits(before: block) }
}

extension Case {
    /// Whether a violation is a step that loses what a stored property holds, of which something is so.
    func loses(_ isMeant: (StepCase) -> Bool) -> Bool { step(with: .droppedWhilePending).map(isMeant) ?? false }

    /// The same of a step behind which the next call finds an earlier one.
    func overwrites(_ isMeant: (StepCase) -> Bool) -> Bool { loses { !$0.isTakenOut && isMeant($0) } }

    /// The same of a step that discharges what stays stored.
    func leavesStored(_ isMeant: (StepCase) -> Bool) -> Bool { step(with: .keptAfterDischarge).map(isMeant) ?? false }

    private func step(with defect: Violation.Defect) -> StepCase? {
        guard case .step(let found) = evidence, violation.defect == defect, let property = tracked.slot?.property
        else { return nil }
        return StepCase(property: property, base: self, found: found)
    }
}
