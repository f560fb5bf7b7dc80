import SwiftSyntax

/// Looks through the statements of a closure for a variable of the surroundings, which the closure captures then.
final class CaptureSearch: SyntaxVisitor {
    private let name: String
    private(set) var isCaptured = false
    /// Whether something in the closure itself has the name, too.
    private(set) var isDeclared = false

    init(of name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == name, node.baseName.isReference { isCaptured = true }
        return .visitChildren
    }

    /// A closure around `{ [weak ship] in … }` has the ship, too. What is inside is another one.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        guard let captures = node.signature?.capture, captures.items.contains(where: { $0.name.text == name }) else {
            return .visitChildren
        }
        walk(captures)
        return .skipChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil, node.name.text == name { isCaptured = true }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declare(node.identifier) }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.secondName ?? node.firstName)
    }

    private func declare(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if token.text == name { isDeclared = true }
        return .visitChildren
    }
}
