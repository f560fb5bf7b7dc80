/// What a file does with the objects of a type that it makes:
///
///     making of Loader used
///     making of Loader kept
///     making of Loader none
enum MakingFact {
    private static let kind = "making of "

    static func name(of type: String) -> String { kind + type }

    /// The type's name; nothing where a fact's name is another one.
    static func type(in name: String) -> String? {
        name.hasPrefix(kind) ? String(name.dropFirst(kind.count)) : nil
    }

    static func text(of type: String, _ objects: MadeObjects) -> String { name(of: type) + " " + objects.rawValue }

    /// Whether somebody makes objects of the type, and nobody keeps one, by what all files say.
    static func areForOneUse(by texts: [String]) -> Bool {
        let told = texts.compactMap { $0.split(separator: " ").last.flatMap { MadeObjects(rawValue: String($0)) } }
        return told.contains(.used) && !told.contains(.kept)
    }
}
