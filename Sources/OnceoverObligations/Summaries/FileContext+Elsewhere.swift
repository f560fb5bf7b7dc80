import OnceoverAnalysis

/// What is asked of other files. Each question and its answer are kept, so that the results can be used again.
extension FileContext {
    // MARK: - Other files

    /// Asks of which types the program keeps an object for as long as it runs.
    func askWhatLasts(_ types: Set<String>) {
        asks.formUnion(types.map(Statement.lasting.ask))
    }

    /// Whether an initialiser of a type may give nil that is called without arguments.
    func mayFail(_ type: String) -> Bool {
        asks.insert(Statement.failing.ask(of: type))
        return failing.contains(type)
    }

    /// Functions of other files that are known under a name, and that more would be wanted of.
    func functions(elsewhere name: String) -> [FunctionFact] {
        asks.insert(Ask(name: name, trustsExpectation: false))
        premises.insert(.functions(named: name, are: elsewhere.facts(named: name)))
        return elsewhere.functions(named: name)
    }

    /// The calls of all functions of a name in other files; nothing where they are not all known.
    func calls(elsewhere name: String) -> [KnownCall]? {
        asks.insert(Ask(name: FactName.calls(of: name), trustsExpectation: false, mention: name))
        let found = elsewhere.calls(of: name)
        premises.insert(.calls(of: name, are: found))
        return found
    }

    /// What all other files say who mention what a name asks for; nothing where not all of them have.
    func answers(to name: String, mentioning mention: String) -> [String]? {
        asks.insert(Ask(name: name, trustsExpectation: false, mention: mention))
        let told = elsewhere.answers(to: name)
        premises.insert(.answers(to: name, are: told))
        return told
    }

    /// Whether what a type's method gives is never nil, by what all files say that declare one of its name.
    func isGiven(byMethod method: String, of type: String) -> Bool {
        let told = answers(to: PresenceFact.name(of: method), mentioning: PresenceFact.mention(of: method))
        return told.map { PresenceFact.isGiven(by: $0, of: type) } ?? false
    }

    /// The enums of other files that have a case of some name; nothing where not all have told that declare one.
    func enums(withCase name: String) -> [EnumCases]? {
        answers(to: EnumFact.name(of: name), mentioning: EnumFact.mention(of: name)).map { told in
            told.flatMap { EnumFact.enums(in: $0, of: name) }
        }
    }

    /// Whether another file says of a method that one call on an object is answered `true`, and no other.
    func isGrantedOnce(elsewhere method: String, of type: String) -> Bool {
        let mention = GrantFact.mention(of: method)
        asks.insert(Ask(name: GrantFact.name(of: method), trustsExpectation: false, mention: mention))
        return elsewhere.statements.contains { $0.text == GrantFact.text(of: method, in: type) }
    }

    /// Those that a call may mean.
    func callees(elsewhere question: CalleeQuestion, trustsExpectation: Bool) -> [Callee] {
        asks.insert(question.ask(trustsExpectation: trustsExpectation))
        let found = elsewhere.callees(question)
        let isAwaited = elsewhere.isAwaited(question.name)
        premises.insert(.callees(question, are: found.compactMap(\.fact), isAwaited: isAwaited))
        return found
    }

    /// What they do with one of its arguments.
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

    /// Whether another file can tell of a function of this name, but has not yet.
    func isAwaited(_ name: String) -> Bool { elsewhere.isAwaited(name) }
}
