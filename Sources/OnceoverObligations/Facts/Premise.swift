import OnceoverAnalysis
import OnceoverControlFlow

/// What an analysis took from what was known of other files: a question, and the answer of that time.
///
/// As long as all questions get their answers again, the analysis comes out the same, and the file need not be read. So
/// does a build system that keeps a trace of what each target was made from ("Build Systems à la Carte",
/// https://doi.org/10.1145/3236774, section 4.2.2, verifying traces). What an analysis does not tell apart is no other
/// answer: of most functions of other files it only takes whether there are any.
enum Premise: Hashable, Sendable {
    /// What is said of whole types and files.
    case statements([ModuleFact])
    case condition(Condition, Bool)
    /// What the functions that a call may mean do with one of its arguments; nothing where that is not known.
    ///
    /// `isTrusted` is whether the caller would find the same fault if they called it once.
    case summary(CalleeQuestion, argument: Int, isTrusted: Bool, is: ParameterSummary?)
    /// The same of each of them, where others of the file may be meant too.
    case summaries(CalleeQuestion, argument: Int, are: [ParameterSummary?])
    /// What a method that is added to obligations of some types does with the one that it is called on.
    case receiver(CalleeQuestion, types: Set<String>, is: ParameterSummary?)
    case deliveries(DeliveryQuestion, are: Deliveries?)
    case slotEffects(SlotQuestion, are: [SlotEffect])
    /// What all callers of a function know.
    case callers(CallersQuestion, know: [SharedPath: Fact])
    case calls(CallsQuestion, are: CallsElsewhere)

    /// Whether the answer is the same.
    func holds(for elsewhere: Elsewhere) -> Bool {
        switch self {
        case .statements(let facts): elsewhere.statements == facts
        case .condition(let condition, let isTrue): condition.holds(for: elsewhere) == isTrue
        case .summary(let question, let argument, _, let summary):
            elsewhere.summary(question, argument: argument) == summary
        case .summaries(let question, let argument, let summaries):
            elsewhere.summaries(question, argument: argument) == summaries
        case .receiver(let question, let types, let summary):
            elsewhere.summary(ofReceiverIn: question, addedTo: types) == summary
        case .deliveries(let question, let deliveries): question.answer(by: elsewhere) == deliveries
        case .slotEffects(let question, let effects): elsewhere.slotEffects(question) == effects
        case .callers(let question, let facts): question.answer(by: elsewhere) == facts
        case .calls(let question, let calls): question.answer(by: elsewhere) == calls
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
