/// Which failable initialisers a type has in one file, by the labels of their first arguments, and which of these never give
/// nil, by what declares the type or extends it:
///
///     initializers in class Order log given,text open
///     initializers in extension Order
enum InitializerFact {
    private static let kind = "initializers in "

    /// The names that are asked for, each by what stands in a file that can tell.
    static func names(of type: String) -> [(name: String, mention: String)] {
        ["class", "struct", "extension"].map { (kind + "\($0) \(type)", "\($0) \(type)") }
    }

    /// The type; nil if a fact's name is another one.
    static func type(in name: String) -> String? {
        name.hasPrefix(kind) ? name.split(separator: " ").last.map(String.init) : nil
    }

    /// - Parameter labels: `_` for an argument without one; each with whether its initialisers never give nil.
    static func text(named name: String, _ labels: [String: Bool]) -> String {
        let words = labels.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value ? given : open)" }
        return words.isEmpty ? name : name + " " + words.joined(separator: ",")
    }

    /// What a fact says of the initialisers with a label; nil if its file has none.
    static func isGiven(by text: String, named name: String, with label: String) -> Bool? {
        let words = text.dropFirst(name.count + 1).split(separator: ",").map { $0.split(separator: " ") }
        return words.first { $0.first == Substring(label) }.map { $0.last == Substring(given) }
    }

    private static let given = "given"
    private static let open = "open"
}
