import OnceoverAnalysis
import OnceoverSymbols

/// The names under which facts are offered and asked for.
enum FactName {
    /// A function or initialiser, as a call names it.
    static func function(_ function: DeclaredFunction) -> String {
        function.isInitializer ? function.simpleTypeName ?? function.name : function.name
    }

    /// A method's effects on the stored properties of its type.
    static func method(_ name: String, of type: String) -> String { "\(type).\(name)" }

    /// The stored properties of a type that its extensions can reach.
    static func slots(of type: String) -> String { "slots of \(type)" }

    /// The stored properties of a type that an extension of it discharges.
    static func discharges(in type: String) -> String { "discharges in \(type)" }

    /// That the program keeps an object of a type for as long as it runs.
    static func lasting(_ type: String) -> String { "lasting \(type)" }

    /// The type of which a fact says that; nothing where the fact says something else.
    static func lastingType(_ fact: ModuleFact) -> String? {
        fact.name.hasPrefix("lasting ") ? String(fact.name.dropFirst("lasting ".count)) : nil
    }

    /// A function that does not return.
    static func terminating(_ name: String) -> String { "never \(name)" }

    /// The function that a fact says does not return; nothing where the fact says something else.
    static func terminatingFunction(_ fact: ModuleFact) -> String? {
        fact.name.hasPrefix("never ") ? String(fact.name.dropFirst("never ".count)) : nil
    }
}
