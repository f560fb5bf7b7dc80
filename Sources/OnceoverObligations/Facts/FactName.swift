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

    /// What is known at the calls of a function, and whether all are in sight.
    static func calls(of name: String) -> String { callsPrefix + name }

    /// The name of the function that is called; nil if a fact's name is another one.
    static func called(in name: String) -> String? {
        name.hasPrefix(callsPrefix) ? String(name.dropFirst(callsPrefix.count)) : nil
    }

    private static let callsPrefix = "calls of "

    /// The stored properties of a type that its extensions can reach.
    static func slots(of type: String) -> String { "slots of \(type)" }

    /// The stored handlers of a type that its extensions can reach, and that a method of the type is given.
    static func handlers(of type: String) -> String { "handlers of \(type)" }

    /// The stored properties of a type that an extension of it discharges.
    static func discharges(in type: String) -> String { "discharges in \(type)" }
}
