/// That one call of a method on an object is answered `true`, and no other, as another file says that declares it:
///
///     granting finish of Tally
enum GrantFact {
    private static let kind = "granting "

    /// What those ask for who call a method of this name.
    static func name(of method: String) -> String { kind + method }

    /// The method's name; nothing where a fact's name is another one.
    static func method(in name: String) -> String? {
        name.hasPrefix(kind) ? String(name.dropFirst(kind.count)) : nil
    }

    static func text(of method: String, in type: String) -> String { "\(kind)\(method) of \(type)" }

    /// What stands in a file that can tell. Who only calls the method has nothing to say.
    static func mention(of method: String) -> String { "func " + method }
}
