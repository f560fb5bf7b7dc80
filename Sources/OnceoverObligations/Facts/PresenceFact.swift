/// Whether the methods with a name in one file never return nil, whatever their types allow, and which types they
/// belong to:
///
///     presence of sail given Tug,Sailing
///     presence of sail open Raft
///     presence of sail none
enum PresenceFact {
    private static let kind = "presence of "

    static func name(of method: String) -> String { kind + method }

    /// The method's name; nil if a fact's name is another one.
    static func method(in name: String) -> String? {
        name.hasPrefix(kind) ? String(name.dropFirst(kind.count)) : nil
    }

    /// What stands in a file that can tell.
    static func mention(of method: String) -> String { "func " + method }

    /// - Parameter types: of the methods with a body, and what these types say that they are.
    static func text(of method: String, areGiven: Bool, by types: Set<String>) -> String {
        if types.isEmpty { return name(of: method) + " " + none }
        return [name(of: method), areGiven ? given : open, types.sorted().joined(separator: ",")]
            .joined(separator: " ")
    }

    /// Whether a type's method gives something, by what all files say that declare one of its name.
    static func isGiven(by texts: [String], of type: String) -> Bool {
        let told = texts.map { $0.split(separator: " ") }
        return told.allSatisfy { $0.count > 3 && $0[3] != open }
            && told.contains { $0.count > 4 && $0[4].split(separator: ",").contains(Substring(type)) }
    }

    private static let given = "given"
    private static let open = "open"
    private static let none = "none"
}
