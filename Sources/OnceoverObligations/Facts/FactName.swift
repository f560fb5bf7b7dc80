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
}
