import OnceoverAnalysis

/// A fact that its name says: `never abandonShip`, `lasting Harbour`, `failing Sextant`.
enum Statement: String, CaseIterable {
    /// That a function does not return.
    case never
    /// That the program keeps an object of a type for as long as it runs.
    case lasting
    /// That a type has an initialiser without arguments that may give nil.
    case failing
    /// That a subclass has a method of its own for one of its superclass that is given a handler.
    case replaced

    func name(of subject: String) -> String { rawValue + " " + subject }

    /// What a fact says this of; nil if the fact says something else.
    func subject(of fact: ModuleFact) -> String? { subject(of: fact.name) }

    /// The same of a fact by its name.
    func subject(of fact: String) -> String? {
        fact.hasPrefix(name(of: "")) ? String(fact.dropFirst(name(of: "").count)) : nil
    }

    /// That it is said of a subject.
    func fact(of subject: String, isPublic: Bool) -> ModuleFact {
        ModuleFact(name: name(of: subject), isPublic: isPublic, text: name(of: subject))
    }

    /// The question whether it is.
    func ask(of subject: String) -> Ask { Ask(name: name(of: subject), trustsExpectation: false) }

    /// The questions of which types the program keeps an object for as long as it runs.
    static func asksWhatLasts(_ types: Set<String>) -> Set<Ask> { Set(types.map(Statement.lasting.ask)) }

    /// The method of a type, as this is said of it.
    static func method(_ fullName: String, of type: String) -> String { "\(type).\(fullName)" }

    /// Whether it is said to all modules: an application keeps objects of types that others declare, and makes them.
    var isPublic: Bool { [.lasting, .failing].contains(self) }
}
