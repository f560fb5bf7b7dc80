import OnceoverAnalysis

/// What the file states without being asked for a function.
extension FactTeller {
    /// What the file may state, and of what.
    var statements: [(statement: Statement, subject: String)] {
        Statement.allCases.flatMap { statement in
            subjects(of: statement).sorted().map { (statement, $0) }
        }
    }

    private func subjects(of statement: Statement) -> Set<String> {
        switch statement {
        case .never: context.declarations.terminating.union(context.code.survey.ending)
        case .lasting: context.code.lasting.union(context.declarations.ownership.owners.keys)
        case .failing: context.declarations.failingTypes
        case .replaced: context.isOfTests ? [] : replacedMethods
        }
    }

    private var replacedMethods: Set<String> {
        let overriding = context.declarations.functions.filter { function in
            function.isOverride && function.parameters.contains { $0.shape.isHandler }
        }
        return Set(
            overriding.flatMap { function in
                function.inheritedTypes.map { Statement.method(function.fullName, of: $0) }
            })
    }

    /// Whether other modules may hear of it.
    func isSeen(_ statement: Statement, of subject: String) -> Bool {
        statement.isPublic || statement == .never && context.declarations.terminatingForOthers.contains(subject)
    }

    func statements(for names: Set<String>) -> [ModuleFact] {
        statements.compactMap { statement, subject in
            guard names.contains(statement.name(of: subject)), isTrue(statement, of: subject) else { return nil }
            return statement.fact(of: subject, isPublic: isSeen(statement, of: subject))
        }
    }

    /// Of variables of types that the file assigns to.
    func sharingFacts(for names: [String]) -> [ModuleFact] {
        names.compactMap { name in
            SharingFact.variable(in: name).flatMap { SharingFact.text(of: $0, in: context.file.words) }.map {
                ModuleFact(name: name, isPublic: false, text: $0)
            }
        }
    }

    /// An object lasts if its owner does, which another file may know.
    private func isTrue(_ statement: Statement, of subject: String) -> Bool {
        guard statement == .lasting, !context.code.lasting.contains(subject) else { return true }
        context.others.ask(Statement.asksWhatLasts(context.declarations.ownership.line(above: subject)))
        return false
    }
}
