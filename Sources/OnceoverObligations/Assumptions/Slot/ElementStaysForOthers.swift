import OnceoverControlFlow
import OnceoverSymbols

extension Assumption {
    /// `requests[id]?.handler(chart)`, which leaves the request in the dictionary.
    static let elementStaysForOthers = Assumption(
        "element-stays-for-others", .slot, .demotes,
        AssumptionPage(
            takes: "An element that stays stored after its handler is called is assumed to stay for its other data.",
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
        applies: { $0.leavesStored(\.isOfElementForOthers) })
}

extension StepCase {
    /// If one method takes an element out when it discharges it, another method that leaves it behind has forgotten to.
    /// A continuation is never resumed again, and its element says nothing else.
    fileprivate var isOfElementForOthers: Bool {
        property.isOfElements && !(property.shape.isContinuation && !areElementsAsked) && !areElementsUsedUp
    }

    /// Whether a method discharges what it takes out. One that drops a closure uncalled, `_ = observers.removeValue(forKey: id)`,
    /// ends a subscription: others call it for each event.
    private var areElementsUsedUp: Bool {
        methods.contains { method in
            context.slots.takesOut(property, in: method)
                && (!isHandler || context.slots.steps(of: method, property)?.dischargesSlot ?? true)
        }
    }

    /// Whether a method reads or sets other parts of an element.
    private var areElementsAsked: Bool {
        methods.compactMap { context.slots.flow(of: $0, property)?.body }.contains(where: asksElements)
    }

    private func asksElements(_ body: FollowedBody) -> Bool {
        let graph = body.graph
        let others = Set(
            graph.terms.all.filter { term in
                guard case .member(let element, let name) = graph.terms[term].kind else { return false }
                return body.aliases.contains(element) && !body.aliases.contains(term) && Self.isWritten(name)
            })
        return !others.isDisjoint(with: graph.askedTerms) || graph.assignments.contains { others.contains($0.target) }
    }

    /// Whether a member of this name is a property, and not what a collection has.
    private static func isWritten(_ name: String) -> Bool {
        name.first?.isLetter == true && !SlotCalls.isKnown(name)
    }
}
