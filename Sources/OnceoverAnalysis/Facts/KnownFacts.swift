/// What a file has been told of what other files declare.
package struct KnownFacts: Hashable, Sendable {
    package static let none = KnownFacts([ModuleFact]())

    private let byName: [String: [ModuleFact]]
    /// Names of which somebody can tell, but has not yet.
    package let awaited: Set<String>

    package init(_ byName: [String: [ModuleFact]], awaited: Set<String> = []) {
        self.byName = byName
        self.awaited = awaited
    }

    package init(_ facts: [ModuleFact]) { self.init(Dictionary(grouping: facts, by: \.name)) }

    /// In the order of the facts' texts; empty where nobody knows anything.
    package subscript(name: String) -> [ModuleFact] { byName[name] ?? [] }

    /// Sorted.
    package var all: [ModuleFact] { byName.isEmpty ? [] : byName.values.flatMap { $0 }.sorted() }

    package var isEmpty: Bool { byName.isEmpty && awaited.isEmpty }
}
