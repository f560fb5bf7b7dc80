import OnceoverVocabulary

extension Assumption {
    /// `// Subclasses override this.`
    static let leftToSubclasses = Assumption(
        "left-to-subclasses", .end, .demotes,
        AssumptionPage(
            takes: "A method that subclasses override may ignore its handler.",
            why: """
                Callers use a subclass. The method is `open`, a subclass in sight overrides it, or its text mentions \
                subclasses or overriding.
                """,
            example: """
                open func moor(completion: @escaping () -> Void) {}
                """,
            stillFound: "A method that calls its handler on one path and not on another.",
            costs: "A subclass that does not override the method."),
        asks: { $0.violation.isNever ? $0.finder.standIns.asksWhoReplaces : [] },
        applies: { $0.violation.isNever && $0.isLeftToSubclasses })
}

extension Case {
    fileprivate var isLeftToSubclasses: Bool {
        declared.isOpen || Vocabulary.overrideWords.contains { context.mentions($0, in: function) }
            || finder.standIns.isAbstract || finder.standIns.isReplacedElsewhere
    }
}
