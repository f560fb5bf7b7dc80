extension Assumption {
    /// `for ship in ships { completion(ship) }`, `berths.observe(.childAdded) { completion($0) }`
    static let calledPerElement = Assumption(
        "called-per-element", .end, .demotes,
        AssumptionPage(
            takes: "A handler that receives one element per call is assumed to be called for each element.",
            why: "It receives elements. It does not receive the outcome of the whole operation.",
            example: """
                func list(completion: @escaping (Ship) -> Void) {
                    for ship in ships { completion(ship) }
                }
                """,
            stillFound: "A handler that receives an outcome in a loop.",
            costs: "A caller that expects one call."),
        applies: { $0.isCalledPerElement })
}

extension Case {
    fileprivate var isCalledPerElement: Bool {
        guard isOfFunction, tracked.kind == .handler else { return false }
        return PerElementCalls.areAboutElements(of: tracked.name, in: declared.body, context.contracts)
            || parameter?.handlerType?.tellsOneElement == true && LiveObservers(body: body).isToldOfEachElement
    }
}
