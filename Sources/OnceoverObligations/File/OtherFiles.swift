import OnceoverAnalysis
import OnceoverControlFlow

/// What other files have told, and what they are asked. Each question and its answer are kept, so that the results can be used
/// again. Nothing of the file itself is known here: a question says all that its answer depends on.
final class OtherFiles {
    /// What would be known of other files.
    private(set) var asks: Set<Ask> = []
    /// What the results were found out by, of other files.
    private(set) var premises: Set<Premise>
    private let elsewhere: Elsewhere

    init(_ known: KnownFacts) {
        elsewhere = Elsewhere(known)
        premises = [.statements(elsewhere.statements)]
    }

    /// What is said of whole types and functions.
    var statements: [ModuleFact] { elsewhere.statements }

    /// Asks what is said of a type or a function.
    func ask(_ statement: Statement, of subject: String) { asks.insert(statement.ask(of: subject)) }

    /// Whether facts from other files make a condition true.
    func isTrue(_ condition: Condition) -> Bool {
        let isTrue = condition.holds(for: elsewhere)
        premises.insert(.condition(condition, isTrue))
        return isTrue
    }

    /// Asks which functions a call may mean.
    func ask(_ question: CalleeQuestion) { asks.insert(question.ask(trustsExpectation: true)) }

    /// Asks for all that a name stands for.
    func ask(_ name: String) { asks.insert(Ask(name: name, trustsExpectation: false)) }

    /// Asks what an assumption has declared that it rests on.
    func ask(_ declared: Set<Ask>) { asks.formUnion(declared) }

    /// How a method in another file leaves a property; nothing where that is not known.
    func slotEffects(elsewhere question: SlotQuestion) -> [SlotEffect] {
        asks.insert(Ask(name: question.method, trustsExpectation: false))
        let found = elsewhere.slotEffects(question)
        premises.insert(.slotEffects(question, are: found))
        return found
    }

    /// What all callers of a function know; nothing where they are not all known.
    func facts(by question: CallersQuestion) -> [SharedPath: Fact] {
        askForCallers(of: question.function)
        let found = question.answer(by: elsewhere)
        premises.insert(.callers(question, know: found))
        return found
    }

    /// Whether other files call a function, and give it a handler.
    func calls(elsewhere question: CallsQuestion) -> CallsElsewhere {
        askForCallers(of: question.function)
        let found = question.answer(by: elsewhere)
        premises.insert(.calls(question, are: found))
        return found
    }

    func askForCallers(of function: CalledFunction) {
        asks.insert(
            Ask(
                name: FactName.calls(of: function.name), trustsExpectation: false, mention: function.name,
                isOfUses: true))
    }

    /// Asks all files that mention what can tell.
    func ask(_ name: String, mentioning mention: String) {
        asks.insert(Ask(name: name, trustsExpectation: false, mention: mention))
    }

    /// What each function that a call may mean does with one of its arguments.
    func summaries(elsewhere question: CalleeQuestion, argument: Int, trustsExpectation: Bool) -> [ParameterSummary?] {
        asks.insert(question.ask(trustsExpectation: trustsExpectation))
        let found = elsewhere.summaries(question, argument: argument)
        premises.insert(.summaries(question, argument: argument, are: found))
        return found
    }

    /// What a method of another file that is added to obligations of some types does with the one that it is called on.
    func summary(ofReceiverIn question: CalleeQuestion, addedTo types: Set<String>) -> ParameterSummary? {
        asks.insert(question.ask(trustsExpectation: false))
        let found = elsewhere.summary(ofReceiverIn: question, addedTo: types)
        premises.insert(.receiver(question, types: types, is: found))
        return found
    }

    /// What a call gives a closure; nil if that is not known.
    func deliveries(by question: DeliveryQuestion) -> Deliveries? {
        let found = question.answer(by: elsewhere)
        guard let callee = question.callee else { return found }
        asks.insert(callee.ask(trustsExpectation: false))
        premises.insert(.deliveries(question, are: found))
        return found
    }

    /// What they do with it, all alike.
    ///
    /// - Parameter isTried: whether the call makes a difference between one that throws and one that does not.
    func summary(
        elsewhere question: CalleeQuestion, argument: Int, trustsExpectation: Bool, isTried: Bool
    ) -> ParameterSummary? {
        asks.insert(question.ask(trustsExpectation: trustsExpectation))
        let found = elsewhere.summary(question, argument: argument)
        premises.insert(
            .summary(question, argument: argument, isTrusted: trustsExpectation && !isTried, is: found))
        return found
    }
}
