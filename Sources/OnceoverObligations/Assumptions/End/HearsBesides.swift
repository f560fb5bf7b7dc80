extension Assumption {
    /// `pull(deltaCompletion: ((Delta) -> Void)? = nil, completion: …)`
    static let hearsBesides = Assumption(
        "hears-besides", .end, .demotes,
        AssumptionPage(
            takes: """
                An optional handler beside the one that hears of the end need not be called: it hears of something \
                besides.
                """,
            why: "The other one is what callers wait for.",
            example: """
                func pull(deltaCompletion: ((Delta) -> Void)? = nil, completion: @escaping () -> Void) {
                    guard let delta else { return completion() }
                    deltaCompletion?(delta)
                    completion()
                }
                """,
            stillFound: "The handler that hears of the end, and one that is called nowhere.",
            costs: "A caller that waits for the other one."),
        applies: { $0.isOfLostPart && $0.parameter.flatMap($0.finder.handler(thatHearsMoreThan:)) != nil })
}

extension Case {
    /// Whether it is a path that leaves a parameter of the function which others call. A handler that is called nowhere is for no
    /// condition.
    var isOfLostPart: Bool { isOfFunction && violation.defect.isLeak && !all.contains(where: \.isNever) }
}
