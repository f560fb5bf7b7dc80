import SwiftParser
import SwiftSyntax

/// The ways in which statements leave their function before its end.
final class Exits: SyntaxVisitor {
    private(set) var hasReturn = false
    /// Whether an error may leave it that no `catch` takes.
    private(set) var hasThrow = false

    init(of statements: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(statements)
    }

    convenience init(of text: String) { self.init(of: Parser.parse(source: text)) }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        hasReturn = true
        return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark == nil { hasThrow = true }
        return .visitChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        hasThrow = true
        return .visitChildren
    }

    /// What the body throws is taken where a `catch` takes all.
    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        let before = hasThrow
        walk(node.body.statements)
        if node.catchClauses.contains(where: \.catchItems.isEmpty) { hasThrow = before }
        for clause in node.catchClauses { walk(clause.body) }
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
