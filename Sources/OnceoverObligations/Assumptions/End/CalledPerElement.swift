extension Assumption {
    /// `for ship in ships { completion(ship) }`, `berths.observe(.childAdded) { completion($0) }`
    static let calledPerElement = Assumption(
        "called-per-element", .end, .demotes,
        AssumptionPage(
            takes: "A handler that is told of one element each time is called for each of them.",
            why: "It hears of elements, and not of an end.",
            example: """
                func list(completion: @escaping (Ship) -> Void) {
                    for ship in ships { completion(ship) }
                }
                """,
            stillFound: "A handler that is told of an outcome in a loop.",
            costs: "A caller that waits for one call."),
        applies: { $0.isCalledPerElement })
}

extension Case {
    fileprivate var isCalledPerElement: Bool {
        guard isOfFunction, tracked.kind == .handler else { return false }
        return PerElementCalls.areAboutElements(of: tracked.name, in: declared.body, context.contracts)
            || parameter?.handlerType?.tellsOneElement == true && flow.isToldOfEachElement
    }
}
