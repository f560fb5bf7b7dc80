import OnceoverSymbols

extension Assumption {
    /// `/// - Parameter handler: called for each ship.`
    static let repeatedComment = Assumption(
        "repeated-comment", .end, .excuses,
        AssumptionPage(
            takes: "The comment above a function that says that the handler is called each time is right.",
            why: "Whoever reads it knows.",
            example: """
                /// - Parameter handler: called for each ship.
                func list(handler: @escaping (Ship) -> Void) { ships.forEach(handler) }
                """,
            stillFound: "A comment that says nothing of how often.",
            costs: "A caller that has not read it."),
        applies: { $0.isOfFunction && CallPromise.isRepeated($0.declared, for: $0.tracked.name) })
}
