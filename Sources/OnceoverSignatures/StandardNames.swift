import OnceoverVocabulary
import SwiftSyntax

/// How the standard library's types are written in a place where the source has types of its own of these names.
package struct StandardNames: Sendable {
    /// The names that generated text uses.
    package static let all = Vocabulary.writtenTypes
    /// Where no name is hidden.
    package static let plain = StandardNames(hidden: [])

    private let hidden: Set<String>

    /// - Parameter hidden: those of `all` that mean another type there.
    package init(hidden: Set<String>) { self.hidden = hidden }

    package var error: String { written("Error", of: "Swift") }
    package var result: String { written("Result", of: "Swift") }
    package var task: String { written("Task", of: "_Concurrency") }
    package var anyError: String { "any \(error)" }

    private func written(_ name: String, of module: String) -> String {
        hidden.contains(name) ? "\(module).\(name)" : name
    }

    /// Whether a type is `Error` itself.
    package func isAnyError(_ type: TypeSyntax) -> Bool {
        ["Swift.Error", hidden.contains("Error") ? nil : "Error"].contains(type.withoutAny.trimmedDescription)
    }

    /// The success and failure of a `Result`.
    package func resultArguments(of type: TypeSyntax) -> [TypeSyntax]? {
        if hidden.contains("Result"), type.is(IdentifierTypeSyntax.self) { return nil }
        return type.arguments(of: "Result", count: 2)
    }
}
