import OnceoverAnalysis

/// What an analysis took from what was known of other files: a question, and the answer of that time.
///
/// As long as all questions get their answers again, the analysis comes out the same, and the file need not be read. So
/// does a build system that keeps a trace of what each target was made from ("Build Systems à la Carte",
/// https://doi.org/10.1145/3236774, section 4.2.2, verifying traces).
enum Premise: Hashable, Sendable {
    /// What is said of whole types and files.
    case statements([ModuleFact])
    case functions(named: String, are: [ModuleFact])
    case callees(CalleeQuestion, are: [FunctionFact], isAwaited: Bool)
    /// What the functions that a call may mean do with one of its arguments; nothing where that is not known.
    ///
    /// `isTrusted` is whether the caller would find the same fault if they called it once.
    case summary(CalleeQuestion, argument: Int, isTrusted: Bool, is: ParameterSummary?)

    /// Nothing where not all calls are known.
    case calls(of: String, are: [KnownCall]?)

    /// What all files say who mention what a name asks for; nothing where not all have told.
    case answers(to: String, are: [String]?)

    /// Whether the answer is the same.
    func holds(for elsewhere: Elsewhere) -> Bool {
        switch self {
        case .statements(let facts): elsewhere.statements == facts
        case .functions(let name, let facts): elsewhere.facts(named: name) == facts
        case .callees(let question, let facts, let isAwaited):
            elsewhere.callees(question).map(\.fact) == facts && elsewhere.isAwaited(question.name) == isAwaited
        case .calls(let name, let calls): elsewhere.calls(of: name) == calls
        case .answers(let name, let told): elsewhere.answers(to: name) == told
        case .summary(let question, let argument, _, let summary):
            elsewhere.summary(question, argument: argument) == summary
        }
    }

    /// Whether another answer would lead to the same findings.
    func isGoodEnough(for elsewhere: Elsewhere) -> Bool {
        guard case .summary(let question, let argument, isTrusted: true, let summary) = self else {
            return holds(for: elsewhere)
        }
        let now = elsewhere.summary(question, argument: argument)
        return now == summary || [now, summary].allSatisfy { $0?.isExpected ?? true }
    }
}
