extension Assumption {
    /// `pull(deltaCompletion: ((Delta) -> Void)? = nil, completion: …)`
    static let hearsBesides = Assumption(
        "hears-besides", .end, .demotes,
        AssumptionPage(
            takes: "An optional handler next to the main completion handler need not be called.",
            why: """
                Callers wait for the main handler, which is named `completion` or `completionHandler`. The optional \
                handler has a name such as `deltaCompletion` and receives something extra.
                """,
            example: """
                func pull(deltaCompletion: ((Delta) -> Void)? = nil, completion: @escaping () -> Void) {
                    guard let delta else { return completion() }
                    deltaCompletion?(delta)
                    completion()
                }
                """,
            stillFound: "The main handler, and an optional handler that no path calls.",
            costs: "A caller that waits for the optional handler."),
        applies: {
            $0.isOfLostPart && $0.parameter.flatMap($0.finder.parameters.handlers.handler(thatHearsMoreThan:)) != nil
        })
}

extension Case {
    /// Whether it is a path that leaves a parameter of the function which others call. A handler that is called nowhere is for no
    /// condition.
    var isOfLostPart: Bool { isOfFunction && violation.defect.isLeak && !all.contains(where: \.isNever) }
}
