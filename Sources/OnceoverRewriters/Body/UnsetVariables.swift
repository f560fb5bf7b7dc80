import SwiftSyntax

/// Variables that a block declares without a value. A closure cannot give them their first value, so a continuation that
/// mentions one has to begin at the declaration.
struct UnsetVariables {
    private var all: [(name: String, place: Int)] = []

    var names: Set<String> { Set(all.map(\.name)) }

    /// - Parameter place: of the statement in its block, from 0.
    mutating func note(_ statement: CodeBlockItemSyntax, at place: Int) {
        guard let variable = statement.item.as(VariableDeclSyntax.self) else { return }
        for binding in variable.bindings where binding.initializer == nil && binding.accessorBlock == nil {
            all.append(contentsOf: PatternNames(in: binding.pattern).names.map { ($0, place) })
        }
    }

    /// The place of the first declaration of one that the statements mention.
    func firstPlace(mentionedIn statements: [CodeBlockItemSyntax]) -> Int? {
        all.first { statements.mention([$0.name]) }?.place
    }
}

extension [CodeBlockItemSyntax] {
    func mention(_ names: Set<String>) -> Bool { !names.isEmpty && contains { $0.mentions(names) } }
}

extension SyntaxProtocol {
    /// Whether one of the names is said anywhere in the node.
    func mentions(_ names: Set<String>) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }
}
