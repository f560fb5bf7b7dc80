import OnceoverControlFlow
import OnceoverSymbols

extension Assumption {
    /// `requests[id]?.handler(chart)`, which leaves the request in the dictionary.
    static let elementStaysForOthers = Assumption(
        "element-stays-for-others", .slot, .demotes,
        AssumptionPage(
            takes: "An element that stays stored after its call is assumed to stay for what else it holds.",
            why: "The type reads the other members of its elements, and no method takes an element out to call it.",
            example: """
                func answer(_ chart: Chart, to id: Int) { requests[id]?.handler(chart) }
                func name(of id: Int) -> String? { requests[id]?.name }
                """,
            stillFound: """
                A type in which another method takes the element out when it answers. A continuation whose element has \
                no other member that the type reads.
                """,
            costs: "A second answer to the same element."),
        applies: { $0.isOfElementForOthers })
}

extension Case {
    /// Where one method takes an element out when it discharges, another that leaves it behind has forgotten to. Nobody may
    /// resume a continuation again, whose element has nothing to tell.
    fileprivate var isOfElementForOthers: Bool {
        guard case .step = evidence, violation.defect == .keptAfterDischarge, let property = tracked.slot?.property,
            property.isOfElements
        else { return false }
        let elements = Elements(property: property, context: context)
        return !(property.shape.isContinuation && !elements.areAsked) && !elements.areUsedUp
    }
}

/// The elements of a property that carry an obligation beside other things.
private struct Elements {
    let property: StoredProperty
    let context: FileContext

    private var methods: [Int] { SlotFinder(context: context).slot(of: property)?.methods ?? [] }

    /// Whether a method discharges what it takes out. One that drops a closure uncalled, `_ = observers.removeValue(forKey: id)`,
    /// ends a subscription: others call it for each event.
    var areUsedUp: Bool {
        methods.contains { method in
            context.slots.takesOut(property, in: method)
                && (!property.shape.isHandler || context.slots.flow(of: method, property)?.dischargesSlot ?? true)
        }
    }

    /// Whether a method asks for, or sets, what an element has besides.
    var areAsked: Bool { methods.contains(where: asks) }

    private func asks(_ method: Int) -> Bool {
        guard let flow = context.slots.flow(of: method, property) else { return true }
        let graph = flow.graph
        let others = Set(
            graph.terms.all.filter { term in
                guard case .member(let element, let name) = graph.terms[term].kind else { return false }
                return flow.aliases.contains(element) && !flow.aliases.contains(term) && Self.isWritten(name)
            })
        return !others.isDisjoint(with: graph.askedTerms) || graph.assignments.contains { others.contains($0.target) }
    }

    /// Whether a member of this name is a property, and not what a collection has.
    private static func isWritten(_ name: String) -> Bool {
        name.first?.isLetter == true && !SlotCalls.isKnown(name)
    }
}
