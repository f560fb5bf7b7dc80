import OnceoverAnalysis

/// What a file knows of the functions of others, decoded where somebody asks.
final class Elsewhere {
    /// What is said of whole types and files, and of functions in words of their own.
    let statements: [ModuleFact]
    private let known: KnownFacts
    private var functions: [String: [FunctionFact]] = [:]

    init(_ known: KnownFacts) {
        self.known = known
        statements = known.all.filter { !FunctionFact.isWritten(as: $0.text) && !CallsFact.isWritten(as: $0.text) }
    }

    /// What is known under a name, as it was told.
    func facts(named name: String) -> [ModuleFact] { known[name] }

    func functions(named name: String) -> [FunctionFact] {
        if known.isEmpty { return [] }
        if let decoded = functions[name] { return decoded }
        let decoded = known[name].compactMap { FunctionFact(text: $0.text) }
        functions[name] = decoded
        return decoded
    }

    func callees(_ question: CalleeQuestion) -> [Callee] { question.callees(among: functions(named: question.name)) }

    /// What the functions that a call may mean do with an argument; nothing where that is not known of all, or is not the
    /// same.
    func summary(_ question: CalleeQuestion, argument: Int) -> ParameterSummary? {
        let found = callees(question)
        if found.isEmpty, isAwaited(question.name) { return .bottom }
        return ParameterSummary.common(
            to: found.map { callee in callee.fact.flatMap { $0.parameters[callee.mapping[argument]].summary } })
    }

    /// The calls of all functions of a name; nothing where not all who mention it have told, or one may call it unseen.
    func calls(of function: String) -> [KnownCall]? {
        guard let told = answers(to: FactName.calls(of: function)) else { return nil }
        return told.map(CallsFact.init).reduce([]) { all, fact in all.flatMap { all in fact.map { all + $0.calls } } }
    }

    /// What those have told who mention what a name asks for; nothing where not all of them have.
    func answers(to name: String) -> [String]? {
        let told = known[name].map(\.text)
        return known.mentions[name] == told.count ? told : nil
    }

    /// Whether another file can tell of a function of this name, but has not yet.
    func isAwaited(_ name: String) -> Bool { known.awaited.contains(name) }
}
