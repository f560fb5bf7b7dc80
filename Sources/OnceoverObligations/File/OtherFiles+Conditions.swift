import OnceoverAnalysis

/// Questions to other files whose answer is yes or no.
extension OtherFiles {
    /// Whether an initialiser of a type may give nil that is called without arguments.
    ///
    /// - Parameter own: the types of which the file itself says so.
    func mayFail(_ type: String, besides own: Set<String>) -> Bool {
        ask(.failing, of: type)
        return own.contains(type) || isSaid(.failing, of: type)
    }

    func isSaid(_ statement: Statement, of subject: String) -> Bool {
        let name = statement.name(of: subject)
        return isTrue(.isSaid(name, named: name))
    }

    /// Whether another file has a method of a type.
    func hasMethod(elsewhere fullName: String, named name: String, of type: String) -> Bool {
        let name = FactName.method(name, of: type)
        ask(name)
        return isTrue(.hasMethod(fullName, named: name))
    }

    /// Whether a method in another file discharges what a property of a type holds.
    func isDischarged(elsewhere slot: String, of type: String) -> Bool {
        let name = FactName.discharges(in: type)
        ask(name)
        return isTrue(.discharges(slot: slot, named: name))
    }

    /// Whether what a type's method gives is never nil, by what all files say that declare one of its name.
    func isGiven(byMethod method: String, of type: String) -> Bool {
        ask(PresenceFact.name(of: method), mentioning: PresenceFact.mention(of: method))
        return isTrue(.isGiven(byMethod: method, of: type))
    }

    /// Whether some cases are all that an enum of another file has, by what all files say that declare one of them.
    func areAllCases(_ question: CasesQuestion) -> Bool {
        // All are asked for at once: what is asked later is not looked for.
        for name in question.names { ask(EnumFact.name(of: name), mentioning: EnumFact.mention(of: name)) }
        return isTrue(.areAllCases(question))
    }

    /// Whether another file says of a method that one call on an object is answered `true`, and no other.
    func isGrantedOnce(elsewhere method: String, of type: String) -> Bool {
        let name = GrantFact.name(of: method)
        ask(name, mentioning: GrantFact.mention(of: method))
        return isTrue(.isSaid(GrantFact.text(of: method, in: type), named: name))
    }

    /// Whether objects of a type are made, and nobody keeps one.
    ///
    /// - Parameter own: what the file itself says. It counts alone where too many files mention the type to ask them all.
    func areForOneUse(_ type: String, own: MadeObjects) -> Bool {
        isTrue(.areForOneUse(type: type, own: MakingFact.text(of: type, own)))
    }

    /// Whether a call may mean functions of other files; one or several.
    func isDeclared(elsewhere question: CalleeQuestion) -> Bool {
        ask(question)
        return isTrue(.isDeclared(question))
    }

    func areSeveral(elsewhere question: CalleeQuestion) -> Bool {
        ask(question)
        return isTrue(.areSeveral(question))
    }
}
