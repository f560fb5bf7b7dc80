/// The facts that a file has about declarations in other files.
package struct KnownFacts: Hashable, Sendable {
    package static let none = KnownFacts([ModuleFact]())

    private let byName: [String: [ModuleFact]]
    /// Names with a fact that is not known yet.
    package let awaited: Set<String>
    /// How many other files of the module mention what a name asks for, where that has been looked for: each of them can tell.
    package let mentions: [String: Int]

    package init(
        _ byName: [String: [ModuleFact]], awaited: Set<String> = [], mentions: [String: Int] = [:]
    ) {
        self.byName = byName
        self.awaited = awaited
        self.mentions = mentions
    }

    package init(_ facts: [ModuleFact]) { self.init(Dictionary(grouping: facts, by: \.name)) }

    /// In the order of the facts' texts; empty if nothing is known.
    package subscript(name: String) -> [ModuleFact] { byName[name] ?? [] }

    /// Sorted.
    package var all: [ModuleFact] { byName.isEmpty ? [] : byName.values.flatMap { $0 }.sorted() }

    package var isEmpty: Bool { byName.isEmpty && awaited.isEmpty && mentions.isEmpty }
}
