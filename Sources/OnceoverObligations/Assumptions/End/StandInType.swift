extension Assumption {
    /// `struct NoHarbour: Harbour { func moor(completion: …) {} }`
    static let standInType = Assumption(
        "stand-in-type", .end, .demotes,
        AssumptionPage(
            takes: "A mock, a stub or another stand-in type may ignore a handler.",
            why: "The name of the type has a word such as `Mock`, `Stub`, `Fake` or `Noop`.",
            example: """
                struct NoopHarbour: Harbour {
                    func moor(completion: @escaping () -> Void) { log() }
                }
                """,
            stillFound: "A handler that such a type calls on one path and not on another.",
            costs: "A program that uses the stand-in and waits for the handler."),
        applies: { $0.violation.isNever && $0.context.declarations.isStandIn($0.function) })
}
