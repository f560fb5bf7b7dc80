import OnceoverAnalysis

/// What an analysis took from what was known of other files: a question, and the answer of that time.
///
/// As long as all questions get their answers again, the analysis comes out the same, and the file need not be read. So
/// does a build system that keeps a trace of what each target was made from ("Build Systems à la Carte",
/// https://doi.org/10.1145/3236774, section 4.2.2, verifying traces).
enum Premise: Hashable, Sendable {
    /// What is said of whole types and files.
    case statements([ModuleFact])
    case functions(named: String, are: [FunctionFact])
    case callees(CalleeQuestion, are: [FunctionFact])
    /// What the functions that a call may mean do with one of its arguments; nothing where that is not known, or is what
    /// the caller takes for granted.
    case summary(CalleeQuestion, argument: Int, isTrusted: Bool, is: ParameterSummary?)

    func holds(for elsewhere: Elsewhere) -> Bool {
        switch self {
        case .statements(let facts): elsewhere.statements == facts
        case .functions(let name, let facts): elsewhere.functions(named: name) == facts
        case .callees(let question, let facts): elsewhere.callees(question).map(\.fact) == facts
        case .summary(let question, let argument, let isTrusted, let summary):
            Self.news(in: elsewhere.summary(question, argument: argument), isTrusted: isTrusted) == summary
        }
    }

    static func summary(
        _ question: CalleeQuestion, argument: Int, isTrusted: Bool, found: ParameterSummary?
    ) -> Premise {
        .summary(question, argument: argument, isTrusted: isTrusted, is: news(in: found, isTrusted: isTrusted))
    }

    private static func news(in summary: ParameterSummary?, isTrusted: Bool) -> ParameterSummary? {
        isTrusted && summary?.isExpected == true ? nil : summary
    }
}
