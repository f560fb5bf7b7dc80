import OnceoverSymbols

extension Assumption {
    /// `extension Harbour { func moor(completion: @escaping () -> Void) {} }`
    static let emptyBody = Assumption(
        "empty-body", .end, .excuses,
        AssumptionPage(
            takes: "A function with an empty body is assumed to do nothing on purpose.",
            why: """
                A protocol requires it, it is a default in an extension or a base type, a comment stands in it, or its \
                closure is not called a completion, but for example `handler`.
                """,
            example: """
                extension Harbour {
                    func moor(completion: @escaping () -> Void) {}
                }
                """,
            stillFound:
                "An empty function of a type without a superclass or protocol that takes an escaping `completion`.",
            costs: "A caller that waits for a function which somebody forgot to write."),
        applies: { $0.handlers != nil && $0.finder.standIns.isNoOperation })
}
