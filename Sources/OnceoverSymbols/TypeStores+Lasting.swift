import SwiftSyntax

/// Types of which the program keeps an object for as long as it runs: in a property of its delegate, of a singleton, or of
/// such an object again, or in a static one.
///
/// That nobody makes a second one, a file cannot know; one that is dropped is hardly ever waited for.
extension TypeStores {
    /// - Parameter holders: full names of types that are known to last themselves.
    func lasting(heldBy holders: Set<String>) -> Set<String> {
        var lasting = Set(staticProperties.flatMap(Self.made))
        var open = holders.union(names.keys.filter(hasSharedInstance))
        while let holder = open.popFirst() {
            let made = Set(instanceProperties(of: holder).flatMap(Self.made)).subtracting(lasting)
            lasting.formUnion(made)
            open.formUnion(made)
        }
        return lasting
    }

    private var staticProperties: [VariableDeclSyntax] {
        names.flatMap { type, index in
            members[index].declarations.filter { node in
                Self.isStatic(node) && node.bindingSpecifier.tokenKind == .keyword(.let) && !Self.isSample(node)
                    && !Self.made(by: node).contains { type == $0 || type.hasSuffix("." + $0) }
            }
        }
    }

    private func instanceProperties(of type: String) -> [VariableDeclSyntax] {
        names[type].map { members[$0].declarations.filter { !Self.isStatic($0) } } ?? []
    }

    private static func isStatic(_ node: VariableDeclSyntax) -> Bool {
        node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    }

    /// `static let preview = Model()` is there for others to look at.
    private static func isSample(_ node: VariableDeclSyntax) -> Bool {
        let name = node.bindings.first?.pattern.trimmedDescription.lowercased() ?? ""
        return ["preview", "mock", "example", "sample", "empty", "test", "fake", "stub"].contains { name.contains($0) }
    }

    private static func made(by node: VariableDeclSyntax) -> [String] {
        guard !node.modifiers.contains(where: { $0.name.text == "weak" }) else { return [] }
        return node.bindings.compactMap(\.initializer?.value).flatMap(made)
    }

    /// The types in `Store()`, `Core.Store(disk)` and `{ …; return Store(disk) }()`.
    private static func made(by value: ExprSyntax) -> [String] {
        guard let call = value.as(FunctionCallExprSyntax.self) else { return [] }
        switch call.calledExpression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): return capitalized(node.baseName)
        case .memberAccessExpr(let node): return capitalized(node.declName.baseName)
        case .genericSpecializationExpr(let node):
            return node.expression.as(DeclReferenceExprSyntax.self).map { capitalized($0.baseName) } ?? []
        case .closureExpr(let node): return node.statements.flatMap(returned)
        default: return []
        }
    }

    private static func returned(by item: CodeBlockItemSyntax) -> [String] {
        switch item.item {
        case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression.map(made) ?? []
        case .expr(let value): made(by: value)
        case .decl: []
        }
    }

    private static func capitalized(_ name: TokenSyntax) -> [String] {
        name.text.first?.isUppercase == true ? [name.text] : []
    }
}
