import OnceoverSymbols

extension Assumption {
    /// `/// Calls the completion only if there is a berth.`
    static let conditionalComment = Assumption(
        "conditional-comment", .end, .excuses,
        AssumptionPage(
            takes: "If the comment above a function says when the handler is called, it is assumed to be right.",
            why: "A caller can read there that the handler may not be called.",
            example: """
                /// - Parameter completion: called only if the berth is free.
                func moor(completion: @escaping () -> Void) {
                    if isFree { completion() }
                }
                """,
            stillFound: "A comment that does not mention the handler.",
            costs: "A caller whose author has not read the comment."),
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
