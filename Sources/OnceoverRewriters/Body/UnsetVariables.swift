import SwiftSyntax

/// Variables that a block declares without a value. A closure cannot give them their first value, so a continuation that
/// does so has to begin at the declaration. What only reads one finds its value.
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

    /// The place of the first declaration of one that the statements give a value.
    func firstPlace(setIn statements: [CodeBlockItemSyntax]) -> Int? {
        all.first { statements.set([$0.name]) }?.place
    }
}

extension [CodeBlockItemSyntax] {
    /// Whether one of the names gets a value in here.
    func set(_ names: Set<String>) -> Bool {
        !names.isEmpty && contains { !AssignedNames(in: $0).names.isDisjoint(with: names) }
    }

    func mention(_ names: Set<String>) -> Bool { !names.isEmpty && contains { $0.mentions(names) } }
}

extension SyntaxProtocol {
    /// Whether one of the names is said anywhere in the node.
    func mentions(_ names: Set<String>) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }
}

/// The names that code assigns to, or to a part of what they name.
private final class AssignedNames: AssignmentVisitor {
    private(set) var names: Set<String> = []

    init(in node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    /// `(unit, double) = (1, 2)`, too.
    override func note(_ target: ExprSyntax) {
        if let tuple = target.as(TupleExprSyntax.self) {
            tuple.elements.forEach { note($0.expression) }
        } else if let root = target.root {
            names.insert(root.baseName.text)
        }
    }
}
