/// One call of a method on an object is answered `true`, and no other call is. The file that declares the method says
/// so:
///
///     granting finish of Tally
enum GrantFact {
    private static let kind = "granting "

    /// The name that callers of a method with this name ask for.
    static func name(of method: String) -> String { kind + method }

    /// The method's name; nil if a fact's name is another one.
    static func method(in name: String) -> String? {
        name.hasPrefix(kind) ? String(name.dropFirst(kind.count)) : nil
    }

    static func text(of method: String, in type: String) -> String { "\(kind)\(method) of \(type)" }

    /// A text that every file has which can answer. A file that only calls the method cannot.
    static func mention(of method: String) -> String { "func " + method }
}
