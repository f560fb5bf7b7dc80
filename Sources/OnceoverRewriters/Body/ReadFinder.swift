import SwiftSyntax

/// Looks for code that reads a variable: a name of its own in a closure is another variable.
final class ReadFinder: SyntaxVisitor {
    private let name: String
    /// What is declared in here has the name, and is another variable; nil where that does not count.
    private let inner: Syntax?
    private(set) var isFound = false

    init(of name: String, in node: some SyntaxProtocol) {
        self.name = name
        inner = nil
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    /// Looks for the variable that is declared around a node.
    init(of name: String, around node: some SyntaxProtocol) {
        self.name = name
        inner = Syntax(node)
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    private func note(_ node: some SyntaxProtocol) {
        guard let inner else { return isFound = true }
        let scope = LocalDeclaration.of(name, at: node)?.scope
        if scope?.isInside(inner) != true { isFound = true }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == name, !node.isMemberName { note(node) }
        return .visitChildren
    }

    /// `if let value`
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        let pattern = node.pattern.as(IdentifierPatternSyntax.self)
        if node.initializer == nil, pattern?.identifier.text == name { note(node) }
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil, node.name.text == name { note(node) }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.parameterNames.contains(name) else { return .visitChildren }
        if let capture = node.signature?.capture { walk(capture) }
        return .skipChildren
    }
}

extension Syntax {
    fileprivate func isInside(_ node: Syntax) -> Bool {
        id == node.id || (parent?.isInside(node) ?? false)
    }
}

extension [CodeBlockItemSyntax] {
    func read(_ name: String) -> Bool { contains { ReadFinder(of: name, in: $0).isFound } }
}
