import OnceoverSource

/// That a file gives a type's variable an object for all to use, and whether it takes it away again:
///
///     sharing Harbour.shared given
///     sharing Harbour.shared taken
enum SharingFact {
    private static let kind = "sharing "

    static func name(of variable: String) -> String { kind + variable }

    /// The variable; nil if a fact's name is another one.
    static func variable(in name: String) -> String? {
        name.hasPrefix(kind) ? String(name.dropFirst(kind.count)) : nil
    }

    /// What stands in a file that can tell.
    static func mention(of variable: String) -> String { variable + " = " }

    /// What a file says by its text; nil if it does not assign to the variable.
    static func text(of variable: String, in words: WordSearch) -> String? {
        guard words.contains(mention(of: variable)) else { return nil }
        let member = variable.split(separator: ".").last ?? ""
        let isTaken = [".", " "].contains { words.contains("\($0)\(member) = nil") }
        return name(of: variable) + (isTaken ? taken : given)
    }

    /// Whether some code gives the variable an object and none takes it away, by what all files say.
    static func isGiven(by texts: [String]) -> Bool { !texts.isEmpty && texts.allSatisfy { $0.hasSuffix(given) } }

    private static let given = " given"
    private static let taken = " taken"
}
