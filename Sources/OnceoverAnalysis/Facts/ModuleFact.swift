/// What other files may know of a declaration, such as how often a function calls its handler.
///
/// The text is one line in a form that only the analyzer reads. If there is no fact, nothing is known.
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
