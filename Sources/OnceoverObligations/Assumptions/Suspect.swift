/// A violation that no assumption has been asked about yet, with what shows it.
struct Suspect {
    let violation: Violation
    let evidence: Evidence

    var defect: Violation.Defect { violation.defect }
    var isNever: Bool { violation.isNever }
}

extension Case {
    /// The same, asked about another violation of the obligation.
    func about(_ other: Suspect) -> Case {
        Case(
            violation: other.violation, evidence: other.evidence, all: all, scope: scope, exploration: exploration,
            function: function, context: context)
    }
}
