import OnceoverSymbols

extension Assumption {
    /// `/// - Parameter handler: called for each ship.`
    static let repeatedComment = Assumption(
        "repeated-comment", .end, .excuses,
        AssumptionPage(
            takes: "A comment above a function that says that its handler is called many times is assumed to be right.",
            why: "A caller can read there that it gets several calls.",
            example: """
                /// - Parameter handler: called for each ship.
                func list(handler: @escaping (Ship) -> Void) { ships.forEach(handler) }
                """,
            stillFound: "A comment that does not say how often the handler is called.",
            costs: "A caller whose author has not read the comment."),
        applies: { $0.isOfFunction && CallPromise.isRepeated($0.declared, for: $0.tracked.name) })
}
