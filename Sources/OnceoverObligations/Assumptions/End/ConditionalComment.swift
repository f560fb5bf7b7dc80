import OnceoverSymbols

extension Assumption {
    /// `/// Calls the completion only if there is a berth.`
    static let conditionalComment = Assumption(
        "conditional-comment", .end, .excuses,
        AssumptionPage(
            takes: "The comment above a function that says on which condition the handler is called is right.",
            why: "Whoever reads it knows.",
            example: """
                /// - Parameter completion: called only if the berth is free.
                func moor(completion: @escaping () -> Void) {
                    if isFree { completion() }
                }
                """,
            stillFound: "A comment that says nothing of the handler.",
            costs: "A caller that has not read it."),
        applies: { $0.violation.defect.isLeak && $0.isConditional })
}

extension Case {
    /// Whether the comment says so of the function, or of all that have it do their work.
    fileprivate var isConditional: Bool {
        guard isOfFunction else { return false }
        if CallPromise.isConditional(declared) { return true }
        let callers = declared.isPrivate ? callers : []
        return !callers.isEmpty && callers.allSatisfy(CallPromise.isConditional)
    }
}
