extension Assumption {
    /// `struct NoHarbour: Harbour { func moor(completion: …) {} }`
    static let standInType = Assumption(
        "stand-in-type", .end, .demotes,
        AssumptionPage(
            takes: "A type that stands in for another may call no handler at all.",
            why: "Its name or its comment says that it does nothing.",
            example: """
                struct NoopHarbour: Harbour {
                    func moor(completion: @escaping () -> Void) { log() }
                }
                """,
            stillFound: "A handler that such a type calls on one path and not on another.",
            costs: "A program that uses the stand-in and waits."),
        applies: { $0.violation.isNever && $0.context.declarations.isStandIn($0.function) })
}
