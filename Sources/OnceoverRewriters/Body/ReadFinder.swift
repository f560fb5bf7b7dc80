import SwiftSyntax

/// Looks for code that reads a variable: a name of its own in a closure is another variable.
private final class ReadFinder: SyntaxVisitor {
    private let name: String
    private(set) var isFound = false

    init(of name: String, in node: some SyntaxProtocol) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == name, !node.isMemberName { isFound = true }
        return .visitChildren
    }

    /// `if let value`
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        let pattern = node.pattern.as(IdentifierPatternSyntax.self)
        if node.initializer == nil, pattern?.identifier.text == name { isFound = true }
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil, node.name.text == name { isFound = true }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.parameterNames.contains(name) else { return .visitChildren }
        if let capture = node.signature?.capture { walk(capture) }
        return .skipChildren
    }
}

extension [CodeBlockItemSyntax] {
    func read(_ name: String) -> Bool { contains { ReadFinder(of: name, in: $0).isFound } }
}
