import SwiftSyntax

/// Finds the types of the errors that statements throw. It skips nested functions and closures, which throw to their
/// own callers.
package final class ThrowFinder: SyntaxVisitor {
    /// Their own names; nothing stands for one that is not known.
    package private(set) var types: Set<String?> = []

    package override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        types.insert(Self.type(of: node.expression))
        return .visitChildren
    }

    package override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark == nil { types.insert(nil) }
        return .visitChildren
    }

    package override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.tryKeyword != nil { types.insert(nil) }
        return .visitChildren
    }

    /// What a clause throws leaves the statement.
    package override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        guard node.catchesAll else { return .visitChildren }
        for clause in node.catchClauses { walk(clause.body) }
        return .skipChildren
    }

    package override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    package override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// `LoadError` in `LoadError.offline`, `LoadError.failed(cause)` and `LoadError(cause)`.
    private static func type(of error: ExprSyntax) -> String? {
        if let call = error.as(FunctionCallExprSyntax.self) { return typeName(call.calledExpression) }
        return error.as(MemberAccessExprSyntax.self)?.base.flatMap(typeName)
    }

    private static func typeName(_ expression: ExprSyntax) -> String? {
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return Call.isTypeName(name) ? name : nil
        }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
        let name = member.declName.baseName.text
        return Call.isTypeName(name) ? name : member.base.flatMap(typeName)
    }
}
