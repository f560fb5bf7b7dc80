import OnceoverAnalysis

/// Something about other files that an analysis may hang on, and that is true or not by what they have told.
enum Condition: Hashable, Sendable {
    /// That a function is declared that a call may mean, or several are.
    case isDeclared(CalleeQuestion)
    case areSeveral(CalleeQuestion)
    /// That a file says something in these words.
    case isSaid(String, named: String)
    /// That a method of this full name is declared.
    case hasMethod(String, named: String)
    /// That a method discharges what a stored property holds.
    case discharges(slot: String, named: String)
    /// That what a type's method gives is never nil, by what all files say that declare one of its name.
    case isGiven(byMethod: String, of: String)
    /// That some file gives a variable of a type an object, and none takes it away.
    ///
    /// `own` is what the asking file says itself.
    case isShared(variable: String, own: String?)
    /// That a type's failable initialisers never fail whose first argument has a label.
    case isMade(type: String, label: String)
    case areAllCases(CasesQuestion)
    /// That some file makes objects of a type, and none keeps one. `own` is what the asking file says itself.
    case areForOneUse(type: String, own: String)

    func holds(for elsewhere: Elsewhere) -> Bool {
        switch self {
        case .isDeclared(let question): !elsewhere.callees(question).isEmpty
        case .areSeveral(let question): elsewhere.callees(question).count > 1
        case .isSaid(let text, let name): elsewhere.facts(named: name).contains { $0.text == text }
        case .hasMethod(let fullName, let name): elsewhere.functions(named: name).contains { $0.fullName == fullName }
        case .discharges(let slot, let name):
            elsewhere.functions(named: name).contains { $0.slotEffects.contains { $0.slot == slot } }
        case .isGiven(let method, let type):
            elsewhere.answers(to: PresenceFact.name(of: method)).map { PresenceFact.isGiven(by: $0, of: type) } ?? false
        case .isShared(let variable, let own):
            elsewhere.answers(to: SharingFact.name(of: variable)).map {
                SharingFact.isGiven(by: $0 + [own].compactMap { $0 })
            } ?? false
        case .isMade(let type, let label): elsewhere.isMade(type, with: label)
        case .areForOneUse(let type, let own):
            MakingFact.areForOneUse(by: (elsewhere.answers(to: MakingFact.name(of: type)) ?? []) + [own])
        case .areAllCases(let question): elsewhere.enums(having: question.names).map(question.areAll(of:)) ?? false
        }
    }
}

extension Elsewhere {
    /// By what all files say that declare the type, or extend it.
    fileprivate func isMade(_ type: String, with label: String) -> Bool {
        var known: [Bool] = []
        for (name, _) in InitializerFact.names(of: type) {
            guard let told = answers(to: name) else { return false }
            known += told.compactMap { InitializerFact.isGiven(by: $0, named: name, with: label) }
        }
        return !known.isEmpty && known.allSatisfy { $0 }
    }

    /// Those that have all of some cases; nil if not all files have told.
    fileprivate func enums(having names: Set<String>) -> [EnumCases]? {
        var enums: [EnumCases] = []
        for name in names {
            guard let told = answers(to: EnumFact.name(of: name)) else { return nil }
            enums += told.flatMap { EnumFact.enums(in: $0, of: name) }
        }
        return enums.filter { names.isSubset(of: $0.names) }
    }
}
