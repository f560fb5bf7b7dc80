/// What one file tells others of something that it declares: how often a function calls its handler, say.
///
/// The text is the analyzer's own, one line; nobody else reads it. A fact that is absent means that nothing is known.
package struct ModuleFact: Hashable, Sendable {
    /// What others ask for it by, as in `Offer`.
    package let name: String
    /// Whether other modules see it.
    package let isPublic: Bool
    package let text: String

    package init(name: String, isPublic: Bool, text: String) {
        self.name = name
        self.isPublic = isPublic
        self.text = text
    }
}

extension ModuleFact: Comparable {
    package static func < (one: ModuleFact, other: ModuleFact) -> Bool {
        (one.name, one.text, one.isPublic ? 1 : 0) < (other.name, other.text, other.isPublic ? 1 : 0)
    }
}
