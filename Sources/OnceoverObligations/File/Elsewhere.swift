import OnceoverAnalysis

/// What a file knows about functions of other files. It is decoded when it is asked for.
final class Elsewhere {
    /// What is said about whole types and files, and about functions in words of their own, as long as no part of it is
    /// asked for.
    private(set) lazy var statements = known.all.filter { fact in
        Self.isOfWhole.contains { $0(fact) }
    }
    private let known: KnownFacts
    private var functions: [String: [FunctionFact]] = [:]

    init(_ known: KnownFacts) { self.known = known }

    private static let isOfWhole: [@Sendable (ModuleFact) -> Bool] = [
        { PromiseFact.isWritten(as: $0.text) }, { SlotFact.isWritten(as: $0.text) },
        { Statement.never.subject(of: $0) != nil }, { Statement.lasting.subject(of: $0) != nil },
    ]

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

    /// What the functions that a call may mean do with an argument; nil if that is not known of all, or is not the
    /// same.
    func summary(_ question: CalleeQuestion, argument: Int) -> ParameterSummary? {
        let found = summaries(question, argument: argument)
        if found.isEmpty, isAwaited(question.name) { return .bottom }
        return ParameterSummary.common(to: found)
    }

    /// The same of each of them.
    func summaries(_ question: CalleeQuestion, argument: Int) -> [ParameterSummary?] {
        callees(question).map { callee in
            callee.fact.flatMap { $0.parameters[callee.mapping[argument]].summary }?.called(by: callee.mapping)
        }
    }

    /// What the only method of a name that is added to some types does with the obligation that it is called on.
    func summary(ofReceiverIn question: CalleeQuestion, addedTo types: Set<String>) -> ParameterSummary? {
        let added = functions(named: question.name).filter { fact in
            fact.typeName.map { types.contains($0.simpleName) } ?? false && question.mapping(to: fact.parameters) != nil
        }
        return added.count == 1 ? added[0].receiver : nil
    }

    /// How the only method of a name leaves a stored property; nothing is known of several.
    func slotEffects(_ question: SlotQuestion) -> [SlotEffect] {
        let facts = functions(named: question.method)
        guard facts.count == 1 else { return [] }
        return facts[0].slotEffects.filter { $0.slot == question.slot && $0.before == question.before }
    }

    /// The calls of all functions of a name; nil if not all who mention it have told, or one may call it unseen.
    func calls(of function: String) -> [KnownCall]? {
        guard let told = answers(to: FactName.calls(of: function)) else { return nil }
        return told.map(CallsFact.init).reduce([]) { all, fact in all.flatMap { all in fact.map { all + $0.calls } } }
    }

    /// What those have told who mention what a name asks for; nil if not all of them have.
    func answers(to name: String) -> [String]? {
        let told = known[name].map(\.text)
        return known.mentions[name] == told.count ? told : nil
    }

    /// Whether another file can tell of a function of this name, but has not yet.
    func isAwaited(_ name: String) -> Bool { known.awaited.contains(name) }
}

/// How a method, named with its type, leaves a stored property that was in some status.
struct SlotQuestion: Hashable, Sendable {
    let method: String
    let slot: String
    let before: UInt8
}
