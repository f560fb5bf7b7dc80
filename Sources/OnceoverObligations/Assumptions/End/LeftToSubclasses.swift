extension Assumption {
    /// `// Subclasses override this.`
    static let leftToSubclasses = Assumption(
        "left-to-subclasses", .end, .demotes,
        AssumptionPage(
            takes: "A function that subclasses replace may leave its handler alone.",
            why: "Nobody calls it but through a subclass.",
            example: """
                open func moor(completion: @escaping () -> Void) {}
                """,
            stillFound: "A handler that it calls on one path and not on another.",
            costs: "A subclass that does not replace it."),
        asks: { if $0.violation.isNever { $0.finder.askWhoReplaces() } },
        applies: { $0.violation.isNever && $0.isLeftToSubclasses })
}

extension Case {
    fileprivate var isLeftToSubclasses: Bool {
        declared.isOpen || ["verrid", "ubclass"].contains { context.mentions($0, in: function) }
            || finder.isReplacedElsewhere
    }
}
