import SwiftSyntax

/// The function that takes another's place, as `@available(*, renamed: "load(id:)")` says.
struct RenamedForm {
    private let scope: [String]
    private let name: String
    /// Nil where only the base name is said.
    private let labels: [String]?

    /// Nil where the declaration does not say it.
    init?(of function: ProjectFunction) {
        guard let text = function.node.attributes.lazy.compactMap(\.newName).first,
            let full = text.split(separator: "(").first, let base = full.split(separator: ".").last
        else { return nil }
        scope = function.scope
        name = String(base)
        labels =
            text.contains("(")
            ? text.dropFirst(full.count + 1).split(separator: ":").map(String.init).filter { $0 != ")" } : nil
    }

    /// The async functions that it can be.
    func found(in index: ProjectIndex) -> [ProjectFunction] {
        index.functions(named: name).filter {
            $0.isAsync && $0.scope == scope && (labels == nil || labels == $0.labels)
        }
    }

    func isDeclared(in index: ProjectIndex) -> Bool { !found(in: index).isEmpty }
}

extension AttributeListSyntax.Element {
    /// The text behind `renamed:`.
    fileprivate var newName: String? {
        guard case .attribute(let attribute) = self, case .availability(let arguments)? = attribute.arguments else {
            return nil
        }
        return arguments.lazy.compactMap { argument in
            guard case .availabilityLabeledArgument(let labelled) = argument.argument,
                labelled.label.text == "renamed", case .string(let text) = labelled.value
            else { return nil }
            return text.segments.description
        }.first
    }
}
